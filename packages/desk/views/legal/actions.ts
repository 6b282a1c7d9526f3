import { checkAddressOf } from '@lintel/engine/checks/addresses.ts'
import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { addressOf, checkLinks } from '@lintel/engine/checks/links.ts'
import { checkMarkdown, copyOfMarkdown, linksIn } from '@lintel/engine/checks/markdown.ts'
import { checkTokens } from '@lintel/engine/checks/tokens.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { readSource, setUnsaved } from '@lintel/engine/content/sources.ts'
import { slots, tokens } from '@lintel/engine/content/tokens.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { dayIn } from '@lintel/rules/moment.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { draftOf, followLink, relativeToBody, renamedHeadings, sourceOf } from '../../articles/article.ts'
import { changeFile } from '../../articles/changes.ts'
import { draftSchema } from '../../articles/draft.ts'
import { joinParts, splitParts } from '../../articles/frontMatter.ts'
import { renameHeadingReferences } from '../../records/questions.ts'
import { action, DeskError } from '../../server/action.ts'
import { readText, versionOf } from '../../server/files.ts'
import { succeeds } from '../../server/git.ts'
import { committedBlob, readBlob } from '../../versions/listVersions.ts'

const file = v.pipe(v.string(), v.regex(/^content\/legal\/[^/]+\.md$/, 'name a legal text'))
const version = v.string()

/** The words of legal texts, as those of an article; their titles and descriptions have a form under Pages. */
export const actions = {
  read: action(v.object({ file }), ({ file }) => {
    setUnsaved(file, undefined)
    return readLegal(file)
  }),
  /** The text, if others have written it since. */
  readNewer: action(v.object({ file, version }), ({ file, version }) =>
    readText(file).version === version ? null : readLegal(file),
  ),
  /** Previews an unsaved text; one that no page can be made of leaves the page as it was. */
  show: action(v.object({ file, edited: draftSchema }), ({ file, edited }) => {
    const source = sourceOf(file, edited)
    if (!findBlockingProblem(file, source)) setUnsaved(file, source)
  }),
  save: action(v.object({ file, version, edited: draftSchema }), async ({ file, version, edited }) => {
    const source = await withDay(file, sourceOf(file, edited))
    const problem = findBlockingProblem(file, source)
    if (problem) throw new DeskError(problem)
    const read = readText(file)
    // A retry, if the response to the first attempt was lost.
    if (read.text !== source) {
      changeFile(file, { ...read, version }, source)
      renameHeadingReferences(addressOf(file), renamedHeadings(read.text, source))
    }
    // Later edits stay in the preview.
    if (splitParts(readSource(file)).body === splitParts(source).body) setUnsaved(file, undefined)
    return { version: versionOf(source), ...inspect(file, source) }
  }),
}

function readLegal(file: string) {
  const { text, version } = readText(file)
  const edited = { ...draftOf(text), fields: null }
  return { file, version, path: addressOf(file), edited, ...inspect(file, text) }
}

function inspect(file: string, source: string) {
  const { effective, title } = fieldsIn(splitParts(source).matter)
  return {
    state: 'published' as const,
    readable: null,
    title: title ?? '',
    effective: effective && effective > site.legal.effective ? effective : site.legal.effective,
    diagnostics: [
      ...checkAddressOf(file),
      ...checkMarkdown(file, source),
      ...checkFigures(file, source, copyOfMarkdown(source), claims),
      ...checkLinks(file, linksIn(source), addressOf(file), followLink()),
    ].map((each) => relativeToBody(each, source)),
  }
}

const fieldsIn = (matter: string): { effective?: string; title?: string } => parse(matter) ?? {}

/** What keeps a text from being a page. */
function findBlockingProblem(file: string, source: string): Diagnostic | undefined {
  const [problem] = [
    ...checkRecord(file.replace('content/', ''), source),
    ...checkTokens(file, source, { ...tokens, ...slots }),
  ]
  return problem && relativeToBody(problem, source)
}

/**
 * Sets the day of a text to today where its words are others than those that were published or kept last, and back to
 * its former day where they are the same again.
 */
async function withDay(file: string, source: string): Promise<string> {
  const parts = splitParts(source)
  const isKept = await succeeds('rev-parse', '--verify', '--quiet', 'HEAD')
  const former = splitParts(isKept ? await readBlob(await committedBlob(file)) : '')
  const { effective: before } = fieldsIn(former.matter)
  const isSame = former.body === parts.body
  const day = isSame ? before : dayIn(site.responseTime.timeZone, Date.now())
  const matter = editYaml(
    parts.matter,
    day === undefined
      ? { kind: 'remove', path: ['effective'] }
      : { kind: 'set', path: ['effective'], value: day },
  )
  return joinParts({ ...parts, matter })
}
