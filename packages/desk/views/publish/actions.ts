import { ownValue } from '@lintel/cli/template.ts'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { checkQuestions } from '@lintel/engine/checks/questions.ts'
import { applyChange, type Change, type Path } from '@lintel/engine/content/change.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { claims, claimsFile } from '@lintel/engine/content/claims.ts'
import { recordIn } from '@lintel/engine/content/records.ts'
import { clearUnsaved, isFile, setUnsaved } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { viewToFix } from '../../app/viewToFix.ts'
import { sourceOf } from '../../articles/article.ts'
import { type ArticleDraft, draftSchema } from '../../articles/draft.ts'
import { forgetRemovals } from '../../articles/removals.ts'
import { withTypography } from '../../records/applyChanges.ts'
import { changeSchema } from '../../records/changeSchema.ts'
import { nameOfField } from '../../records/fieldNames.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { listUnusedPictures } from '../../records/pictureUses.ts'
import { renameHeadings } from '../../records/questions.ts'
import { action, DeskError } from '../../server/action.ts'
import { countWrite, readText, readTextIfAny, renameFile } from '../../server/files.ts'
import { enqueue, GitError, git, succeeds } from '../../server/git.ts'
import { remove, save } from '../../server/history.ts'
import {
  type Branch,
  countUnpushedCommits,
  isRepository,
  lastWriter,
  readBranch,
  readDetached,
} from '../../versions/branch.ts'
import { describeConflict } from '../../versions/describeConflict.ts'
import { changesBetween } from '../../versions/merge/changesBetween.ts'
import { withTypographyInText } from '../../versions/merge/conflicts.ts'
import { isMerged, isText } from '../../versions/merge/contentFiles.ts'
import type { FindBrokenField } from '../../versions/merge/mergeContent.ts'
import {
  countUnpublished,
  listDeveloperCommits,
  listExcluded,
  listUnpublished,
  type UnpublishedFile,
} from '../../versions/unpublished.ts'
import { diffFrom, listLinks, requireNoLinks, writeWorkingTree } from '../../versions/workingTree.ts'
import { controlOf } from './controls.ts'
import { findProblem } from './findProblem.ts'
import { commitAndMerge, findConflicts, push, UnlistedChange } from './publishing.ts'
import { findInterrupted, goBack, recover } from './recover.ts'

const noInput = v.object({})
/** Passed to git on the command line, where a hyphen would begin an option. */
const person = v.pipe(v.string(), v.trim(), v.regex(/^[^-<>\n][^<>\n]*$/, 'write who publishes this'))
/** Chosen sides by the ids of conflicts. */
const choices = v.record(
  v.string(),
  v.object({ take: v.picklist(['mine', 'theirs', 'both']), text: v.optional(v.string()) }),
)

const findBrokenField: FindBrokenField = (file, text) => {
  const [problem] = checkRecord(file.replace('content/', ''), text)
  return (
    problem &&
    (problem.field ?? '')
      .split('.')
      .filter(Boolean)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  )
}

export const actions = {
  waiting: action(noInput, async () =>
    (await isRepository()) && !(await findInterrupted()) ? countUnpublished(await readBase()) : undefined,
  ),

  review: action(v.object({ choices }), ({ choices }) =>
    enqueue(async () => {
      // A closed window may have left a preview.
      clearUnsaved()
      if ((await isRepository()) && (await findInterrupted())) return { state: 'interrupted' as const }
      const detached = await readDetached()
      if (detached) {
        const files = await listUnpublished({ base: detached.head })
        return { state: 'detached' as const, target: detached.target, files }
      }
      const branch = await readBranch()
      const files = await listUnpublished(branch)
      const conflicts = await findConflicts(branch, choices, findBrokenField, findProblem)
      return {
        state: 'ready' as const,
        files,
        conflicts: await Promise.all(
          conflicts.map(async (each) => ({
            ...(await describeConflict(each)),
            writer: await lastWriter(branch, each.file),
          })),
        ),
        diagnostics: (await listProblems()).map(describeProblem),
        /** How many pictures nothing shows. */
        unused: listUnusedPictures().length,
        excluded: await listExcluded(),
        developerCommits: await listDeveloperCommits(branch),
        isRemote: branch.remote !== undefined,
        /** The branches, where visitors do not see the one of this folder. */
        aside: branch.isOtherBranch ? { from: branch.name, to: branch.target } : null,
        unsent: await countUnpushedCommits(branch),
        /** The git tree of what is listed, which alone is published. */
        tree: await writeWorkingTree(),
        isFirstPush: branch.remote !== undefined && branch.theirs === undefined,
        /** Where visitors see it; null while it is the template's. */
        address: ownValue(site.origin) || null,
        isAuthorKnown: await succeeds('var', 'GIT_AUTHOR_IDENT'),
        sentence: suggestSentence(files),
      }
    }),
  ),

  /** What is wrong with a text that shall stand for both sides of a conflict, in the words of the field's form. */
  problemOf: action(
    v.object({ file: v.string(), path: v.array(v.union([v.string(), v.number()])), text: v.string() }),
    ({ file, path, text }) => findProblem(file, path, withTypographyInText({ file, path }, text)) ?? null,
  ),

  /** Fields with unsaved drafts, and the view of each; null where what they belonged to is gone. */
  unsaved: action(
    v.object({
      drafts: v.array(v.object({ file: v.string(), draft: v.union([v.array(changeSchema), draftSchema]) })),
    }),
    ({ drafts }) =>
      drafts.flatMap(({ file, draft }) =>
        findUnsaved(file, draft).map((path) => ({
          file,
          path,
          name: nameOfContent(file),
          field: nameOfField(file, path),
          href: isGone(file, path) ? null : (viewToFix({ file, field: path.join('.') }) ?? '/publish'),
        })),
      ),
  ),

  /** Aborts a git operation that a crash has interrupted, and keeps all edits. */
  recover: action(noInput, () => enqueue(recover).then(countWrite)),

  /** Goes back to the branch that this folder has left, and keeps all edits. */
  goBack: action(noInput, () => enqueue(goBack).then(countWrite)),

  /** Previews pages as they were last published, or as they are now. */
  show: action(v.object({ before: v.boolean() }), async ({ before }) => {
    // Done first, because the next view requests its page already.
    clearUnsaved()
    if (!before) return
    const { base } = await readBase()
    for (const [file, { kind }] of await diffFrom(base))
      if (kind === 'changed' && isText(file)) setUnsaved(file, await git('show', `${base}:${file}`))
  }),

  /**
   * Moves questions to another heading, or removes them.
   * @param headings the former headings; null for all of a page that is gone
   * @param to the new heading; null to remove the questions
   */
  moveQuestions: action(
    v.object({ file: v.string(), headings: v.nullable(v.array(v.string())), to: v.nullable(v.string()) }),
    ({ file, headings, to }) => {
      const { text, version } = readText(file)
      const next =
        headings === null
          ? ''
          : renameHeadings(file, text, (_, each) => (headings.includes(each) ? to : undefined))
      if (next === text || !checkQuestions().some((each) => each.file === file))
        throw new DeskError({
          file,
          message: 'these questions cannot stand there',
          fix: 'choose a heading that has no questions yet, or remove these',
        })
      const about = `questions: ${headings?.length === 1 ? headings[0] : nameOfContent(file)}`
      if (next === '') remove(file, version, about)
      else save(file, next, version, about)
    },
  ),

  /** Renames a file whose name cannot be an address. */
  rename: action(v.object({ file: v.string() }), ({ file }) => {
    const problem = checkContent().find((each) => each.file === file)
    const control = problem && controlOf(problem)
    if (control?.kind !== 'name')
      throw new DeskError({ file, message: 'this name can stay', fix: 'load the page again' })
    renameFile(file, control.to)
  }),

  /**
   * Commits all changes, and merges what others have published.
   * @returns "open" if conflicts are left; "changed", with nothing done, if the changes are not those of the review
   */
  merge: action(
    v.object({
      /** The tree of the review; without one, whatever is there is committed. */
      tree: v.optional(v.string()),
      sentence: v.pipe(v.string(), v.trim(), v.minLength(1, 'write what has changed')),
      choices,
      /** Only where git has no identity yet. */
      author: v.optional(
        v.object({ name: person, email: v.pipe(person, v.email('write your email address')) }),
      ),
    }),
    ({ tree, sentence, choices, author }) =>
      enqueue(async () => {
        // A preview of former words must not outlive the publication.
        clearUnsaved()
        if (author) {
          await git('config', 'user.name', author.name)
          await git('config', 'user.email', author.email)
        }
        const open = await commitAndMerge(sentence, choices, findBrokenField, findProblem, tree)
          .catch(async (error) => {
            if (error instanceof UnlistedChange) return undefined
            if (error instanceof GitError) await requireNoLinks()
            throw error
          })
          .finally(countWrite)
        if (!open) return { state: 'changed' as const }
        return { state: open.length === 0 ? ('ready' as const) : ('open' as const) }
      }),
  ),

  /**
   * Pushes the merged changes if the content is valid.
   * @param to the branch that the owner has agreed to, where visitors do not see the one of this folder
   */
  push: action(v.object({ to: v.optional(v.string()) }), ({ to }) =>
    enqueue(async () => {
      await requireValidContent()
      const { name, remote, target, isOtherBranch } = await readBranch()
      if (isOtherBranch && to !== target)
        throw new DeskError({
          file: 'this folder',
          message: `this folder is on the branch “${name}”, which visitors do not see. Nothing was sent`,
          fix: `load this page again, and publish to “${target}”`,
        })
      const state = remote
        ? await push(remote, target, { follow: !isOtherBranch }).finally(countWrite)
        : ('kept' as const)
      if (state !== 'moved') forgetRemovals()
      return { state }
    }),
  ),
}

/** What unpublished changes are based on, also in a folder that is on no branch. */
async function readBase(): Promise<Pick<Branch, 'base'>> {
  const detached = await readDetached()
  return detached ? { base: detached.head } : readBranch()
}

/**
 * The paths at which a draft differs from the file.
 * @param draft the changes of a record, or the whole text of an article
 */
export function findUnsaved(file: string, draft: Change[] | ArticleDraft): Path[] {
  const text = readTextIfAny(file)
  if (text === undefined) return [[]]
  if (!Array.isArray(draft)) return isWritten(file, draft, text) ? [] : [[]]
  const record: unknown = parseDocument(recordIn(file, text)).toJS()
  const changed = withTypography(file, draft).reduce(applyChange, record)
  const paths = changesBetween(record, changed).map(({ path }) => path)
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

function isWritten(file: string, draft: ArticleDraft, text: string): boolean {
  try {
    return sourceOf(file, draft) === text
  } catch (error) {
    if (error instanceof DeskError) return false
    throw error
  }
}

/** Whether an unsaved field belongs to a record, or a claim, that is not there any more. */
const isGone = (file: string, [id = '']: Path) =>
  !isFile(file) || (file === claimsFile && !Object.hasOwn(claims, id))

function describeProblem(problem: Diagnostic) {
  const control = controlOf(problem)
  // Its own fix is about signs and lines; the notice says what can be done here.
  const fix = control.kind === 'notice' ? '' : problem.fix
  return { ...problem, fix, name: nameOfContent(problem.file), control }
}

async function listProblems(): Promise<Diagnostic[]> {
  const links = await listLinks()
  const isLink = (file: string) => links.some((each) => each.file === file)
  return [...links, ...checkContent().filter(({ file }) => !isLink(file))]
}

async function requireValidContent() {
  const [problem] = await listProblems()
  if (!problem) return
  const message = `${nameOfContent(problem.file)}: ${problem.message}`
  throw new DeskError({ ...problem, message, fix: `${problem.fix}; nothing was sent` })
}

/** The name of a content file for people. */
function nameOfContent(file: string): string {
  if (!isText(file)) return isMerged(file) ? nameOfFile(file) : file
  return nameOfFile(file, readTextIfAny(file))
}

/** The default commit message: "Change Home page and Brand", "Rename Article “Queues” and change Home page". */
export function suggestSentence(files: readonly Pick<UnpublishedFile, 'kind' | 'name'>[]): string {
  const isRenamed = ({ kind }: Pick<UnpublishedFile, 'kind'>) => kind === 'renamed'
  const [first, second, ...others] = [...files.filter(isRenamed), ...files.filter((each) => !isRenamed(each))]
  if (!first) return ''
  const names = [first.name]
  if (second) names.push(isRenamed(first) === isRenamed(second) ? second.name : `change ${second.name}`)
  return `${isRenamed(first) ? 'Rename' : 'Change'} ${
    others.length > 0 ? `${names.join(', ')} and ${others.length} more` : names.join(' and ')
  }`
}
