import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PictureNote } from '@lintel/engine/schemas/pictures.ts'
import { site } from '@site/data/site.ts'
import sharp from 'sharp'
import * as v from 'valibot'
import { substituteFor } from '../../articles/pictures.ts'
import { isPictureFile, usesOfPictures } from '../../records/pictureUses.ts'
import { action, DeskError } from '../../server/action.ts'
import { isWritable, readVersion, versionOf } from '../../server/files.ts'
import { nextSteps, remove, save } from '../../server/history.ts'
import { reuseOfFile } from '../../server/reuse.ts'
import { nameOfPicture, notesFile } from '../../versions/merge/contentFiles.ts'
import { thumbnailOf } from '../../versions/unpublished.ts'
import { readNotes, withNote } from './notes.ts'

const words = v.pipe(v.string(), v.trim())
const file = v.string()
const version = v.string()
/** `focus` is null where the middle stays in view. */
const note = v.object({
  source: words,
  permission: words,
  focus: v.nullable(v.object({ x: v.number(), y: v.number() })),
})

export const actions = {
  list: action(v.object({}), async () => {
    const notes = readNotes() ?? []
    const pictures = []
    // One after the other, as all of them may not fit into memory.
    for (const [file, uses] of usesOfPictures()) pictures.push({ ...(await describe(file, notes)), uses })
    return {
      pictures,
      /** Null where it is a picture, which is among them. */
      logo: site.logo.picture ? null : { ...site.logo, bytes: Buffer.byteLength(site.logo.path) },
      steps: nextSteps(),
    }
  }),

  /** A picture without its uses; null where there is no such picture. */
  open: action(v.object({ file }), ({ file }) =>
    isPictureFile(file) ? describe(file, readNotes() ?? []) : null,
  ),

  /** Within the answer: a page at another port may not load it. Null where there is none that can be read. */
  thumbnail: action(v.object({ file }), ({ file }) =>
    isPictureFile(file) ? thumbnailOf(readFileSync(file)) : null,
  ),

  /** Puts another picture in its place, wherever it is shown, as an undo step. */
  replace: action(
    v.object({ file, version, name: v.string(), base64: v.string() }),
    async ({ file, version, name, base64 }) => {
      requirePicture(file, version)
      const content = await substituteFor(file, name, Buffer.from(base64, 'base64'))
      if (versionOf(content) !== version) save(file, content, version, `replaced: ${nameOfPicture(file)}`)
    },
  ),

  /** Removes a picture that nothing shows, and what is noted about it, as an undo step. */
  remove: action(v.object({ file, version }), ({ file, version }) => {
    requirePicture(file, version)
    const [use] = usesOfPictures([file]).get(file) ?? []
    if (use)
      throw new DeskError({
        file,
        message: `${use.name} shows this picture`,
        fix: 'take it out there first, or replace it here',
      })
    const { before, after } = withNote(nameOfPicture(file), null)
    const notes = before === null || before === after ? [] : [{ file: notesFile, before, after }]
    remove(file, version, `removed: ${nameOfPicture(file)}`, notes)
  }),

  /** Notes what is known of a picture, and what stays in view of it, as an undo step. `was` is what the window has shown. */
  note: action(v.object({ file, was: note, now: note }), ({ file, was, now }) => {
    requirePicture(file)
    const picture = nameOfPicture(file)
    if (!isDeepStrictEqual(noteOn(picture, readNotes() ?? []), was))
      throw changedMeanwhile(notesFile, 'what is noted about this picture')
    const noted = Object.fromEntries(Object.entries(now).filter(([, value]) => value))
    const { before, after } = withNote(picture, Object.keys(noted).length > 0 ? { picture, ...noted } : null)
    if (before === after) return
    const about = `noted about ${picture}`
    if (after === null) remove(notesFile, versionOf(before ?? ''), about)
    else save(notesFile, after, before === null ? null : versionOf(before), about)
  }),
}

async function describe(file: string, notes: PictureNote[]) {
  const name = nameOfPicture(file)
  return {
    file,
    name,
    note: noteOn(name, notes),
    // A thousand pictures take seconds to be read.
    ...(await reuseOfFile(resolve(file), () => measure(file))),
    /** Whether the desk may replace and remove it: its name is one that the desk gives. */
    isWritable: isWritable(file),
  }
}

async function measure(file: string) {
  const content = readFileSync(file)
  const size = await sizeOf(content).catch(() => null)
  /** In px, null of what cannot be read as a picture; and in bytes. */
  return { version: versionOf(content), size, bytes: content.length }
}

/** Rejects what is no picture, an empty file too. */
async function sizeOf(content: Buffer) {
  const { width, height } = (await sharp(content).metadata()).autoOrient
  return { width, height }
}

function noteOn(picture: string, notes: PictureNote[]): v.InferOutput<typeof note> {
  const { source = '', permission = '', focus = null } = notes.find((each) => each.picture === picture) ?? {}
  return { source, permission, focus }
}

/** @throws DeskError where there is no such picture, or it is another one by now */
function requirePicture(file: string, version?: string) {
  if (!isPictureFile(file))
    throw new DeskError({ file, message: 'there is no such picture', fix: 'load the list again' }, 404)
  if (version !== undefined && readVersion(file) !== version) throw changedMeanwhile(file, 'this picture')
}

const changedMeanwhile = (file: string, what: string) =>
  new DeskError(
    { file, message: `somebody else has changed ${what} meanwhile`, fix: 'look at it again, then repeat it' },
    409,
  )
