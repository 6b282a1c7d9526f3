import { statSync } from 'node:fs'
import { recordIn } from '@lintel/engine/content/records.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { pageOf } from '../../app/viewToFix.ts'
import { canRender, draftOf } from '../../articles/article.ts'
import { diagnose } from '../../records/diagnose.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { renameChangedHeadings } from '../../records/questions.ts'
import { action, DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'
import { enqueue } from '../../server/git.ts'
import { nextSteps, save } from '../../server/history.ts'
import { committedBlob, listVersions, readBlob } from '../../versions/listVersions.ts'
import { isText } from '../../versions/merge/contentFiles.ts'
import { diffFields } from '../../versions/unpublished.ts'

const file = v.pipe(v.string(), v.check(isText, 'name a text of the site'))
const versionSchema = v.object({ file, commit: v.string() })

const isArticle = (file: string) => /^content\/blog\/[^/]+\.mdx?$/.test(file)

export const actions = {
  /** Who changed a text, when, and what of it; first what is not committed yet. */
  list: action(v.object({ file }), async ({ file }) => {
    const { text, version } = readText(file)
    const versions = await listVersions(file)
    const texts = new Map<string | null, string>()
    for (const id of new Set([...versions.flatMap(({ before, after }) => [before, after]), null]))
      texts.set(id, await readBlob(id))
    const kept = versions.length > 0 ? await readBlob(await committedBlob(file)) : ''
    const open = {
      commit: null,
      who: null,
      isMakers: false,
      sentence: '',
      state: 'waiting' as const,
      isThere: true,
      at: statSync(file).mtimeMs,
      fields: diffFields(file, kept, text),
    }
    return {
      version,
      versions: [
        ...(kept === text ? [] : [open]),
        ...versions.map(({ before, after, ...facts }) => ({
          ...facts,
          isThere: after !== null && texts.get(after) !== text,
          fields: diffFields(file, texts.get(before), texts.get(after)),
        })),
      ],
    }
  }),

  /**
   * Previews a version.
   * @returns how it differs from what the text says now, and what keeps it from being brought back
   */
  look: action(versionSchema, ({ file, commit }) =>
    enqueue(async () => {
      const text = await readVersion(file, commit)
      const problem = problemOf(file, text)
      setUnsaved(file, problem ? undefined : text)
      return {
        fields: diffFields(file, readText(file).text, text),
        problem: problem ?? null,
        page: problem ? null : pageOf(file),
      }
    }),
  ),

  /** Ends the preview, also one that is still being made. */
  leave: action(v.object({ file }), ({ file }) => enqueue(async () => setUnsaved(file, undefined))),

  /** An article as its editor takes it over. */
  article: action(versionSchema, async ({ file, commit }) => draftOf(await readVersion(file, commit))),

  /**
   * Brings a record back, as an undo step.
   * @param version of the file as it was listed
   */
  restore: action(v.object({ ...versionSchema.entries, version: v.string() }), async (input) => {
    const { file, commit, version } = input
    const text = await readVersion(file, commit)
    const problem = problemOf(file, text)
    if (problem || isArticle(file)) throw new DeskError(problem ?? notHere(file))
    const before = readText(file).text
    save(file, text, version, `brought back: ${nameOfFile(file, text)}`)
    setUnsaved(file, undefined)
    renameChangedHeadings(file, parse(recordIn(file, before)), parse(recordIn(file, text)))
    return { steps: nextSteps() }
  }),
}

const notHere = (file: string): Diagnostic => ({
  file,
  message: 'there is no such version of this text',
  fix: 'open the history again',
})

/** Only what was a version of this text, as a repository holds other things too. */
async function readVersion(file: string, commit: string): Promise<string> {
  const version = (await listVersions(file)).find((each) => each.commit === commit)
  if (!version?.after) throw new DeskError(notHere(file))
  return readBlob(version.after)
}

function problemOf(file: string, text: string): Diagnostic | undefined {
  const isReadable = !text.includes('\ufffd') && (!isArticle(file) || canRender(file, text))
  const [problem] = isReadable ? (isArticle(file) ? [] : diagnose(file, text)) : [notHere(file)]
  return (
    problem && {
      ...problem,
      message: `this version does not fit the site as it is now: ${isReadable ? `${problem.message} (${problem.fix})` : 'it cannot be read'}`,
      fix: 'take from it below what you need',
    }
  )
}
