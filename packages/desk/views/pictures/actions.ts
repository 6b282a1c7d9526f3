import { readFileSync } from 'node:fs'
import { site } from '@lintel/engine/content/site.ts'
import type { PictureNote } from '@lintel/engine/schemas/pictures.ts'
import sharp from 'sharp'
import * as v from 'valibot'
import { action, DeskError } from '../../server/action.ts'
import { isWritable, readVersion, versionOf } from '../../server/files.ts'
import { nextSteps, remove, save } from '../../server/history.ts'
import { substituteFor } from '../articles/pictures.ts'
import { nameOfPicture, notesFile } from '../publish/merge/contentFiles.ts'
import { thumbnailOf } from '../publish/unpublished.ts'
import { readNotes, withNote } from './notes.ts'
import { type PictureUse, pictureFiles, usesOfPictures } from './uses.ts'

const words = v.pipe(v.string(), v.trim())
const file = v.string()
const version = v.string()

export const actions = {
  list: action(v.object({}), async () => {
    const notes = readNotes() ?? []
    const describe = async ([file, uses]: [string, PictureUse[]]) => {
      const [name, content] = [nameOfPicture(file), readFileSync(file)]
      const size = await sharp(content)
        .metadata()
        .then(({ autoOrient: { width, height } }) => ({ width, height }))
        .catch(() => null)
      return {
        ...{ file, name, version: versionOf(content), uses, ...noteOn(name, notes) },
        /** In px, null of what cannot be read as a picture; and in bytes. */
        ...{ size, bytes: content.length },
        /** Whether the desk may replace and remove it: its name is one that the desk gives. */
        isWritable: isWritable(file),
      }
    }
    return {
      pictures: await Promise.all([...usesOfPictures()].map(describe)),
      /** Null where it is a picture, which is among them. */
      logo: site.logo.picture ? null : { ...site.logo, bytes: Buffer.byteLength(site.logo.path) },
      steps: nextSteps(),
    }
  }),

  /** Within the answer: a page at another port may not load it. Null where there is none that can be read. */
  thumbnail: action(v.object({ file }), ({ file }) =>
    pictureFiles().includes(file) ? thumbnailOf(readFileSync(file)) : null,
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

  /** Notes source and permission, as an undo step. `was` is what the window has shown. */
  note: action(
    v.object({ file, was: v.object({ source: words, permission: words }), source: words, permission: words }),
    ({ file, was, source, permission }) => {
      requirePicture(file)
      const picture = nameOfPicture(file)
      const now = noteOn(picture, readNotes() ?? [])
      if (now.source !== was.source || now.permission !== was.permission)
        throw changedMeanwhile(notesFile, 'what is noted about this picture')
      const { before, after } = withNote(
        picture,
        source || permission
          ? { picture, ...(source && { source }), ...(permission && { permission }) }
          : null,
      )
      if (before === after) return
      const about = `noted about ${picture}`
      if (after === null) remove(notesFile, versionOf(before ?? ''), about)
      else save(notesFile, after, before === null ? null : versionOf(before), about)
    },
  ),
}

function noteOn(picture: string, notes: PictureNote[]) {
  const { source = '', permission = '' } = notes.find((each) => each.picture === picture) ?? {}
  return { source, permission }
}

/** @throws DeskError where there is no such picture, or it is another one by now */
function requirePicture(file: string, version?: string) {
  if (!pictureFiles().includes(file))
    throw new DeskError({ file, message: 'there is no such picture', fix: 'load the list again' }, 404)
  if (version !== undefined && readVersion(file) !== version) throw changedMeanwhile(file, 'this picture')
}

const changedMeanwhile = (file: string, what: string) =>
  new DeskError(
    { file, message: `somebody else has changed ${what} meanwhile`, fix: 'look at it again, then repeat it' },
    409,
  )
