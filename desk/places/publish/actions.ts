import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { forgetTyped, setTyped } from '#content/sources.ts'
import { action, DeskError } from '#desk/server/action.ts'
import { checkContent } from '#scripts/quality/checks/checkContent.ts'
import { changedFiles, countChanges, ours } from './changes.ts'
import { git, succeeds } from './git.ts'

const nothing = v.object({})
/** It stands on git's command line, where a hyphen would begin an option. */
const person = v.pipe(v.string(), v.trim(), v.regex(/^[^-<>\n][^<>\n]*$/, 'write who publishes this'))

export const actions = {
  waiting: action(nothing, async () => ((await isRepository()) ? countChanges() : undefined)),

  review: action(nothing, async () => {
    if (!(await isRepository()))
      throw new DeskError({
        file: 'this folder',
        message: 'its history is not kept by git, so nothing can be published from here',
        fix: 'ask whoever set the project up to begin one: git init',
      })
    // A window that was closed has taken nothing back.
    forgetTyped()
    const [files, remote, unpublished] = await Promise.all([changedFiles(), remoteName(), countUnpublished()])
    return {
      files,
      diagnostics: checkContent(),
      remote,
      unpublished,
      branch: (await git('branch', '--show-current')).trim(),
      isAuthorKnown: await succeeds('var', 'GIT_AUTHOR_IDENT'),
      sentence: sentenceFor(files.map(({ file }) => file)),
    }
  }),

  /** Shows pages in the frame as they were last published, or as they are now. */
  show: action(v.object({ before: v.boolean() }), async ({ before }) => {
    // At once: the next place asks for its page already.
    forgetTyped()
    if (!before) return
    for (const { file, kind } of await changedFiles())
      if (kind === 'changed') setTyped(file, await git('show', `HEAD:${file}`))
  }),

  /** Keeps all changes of the desk under a sentence, and sends them to where the site is built from. */
  publish: action(
    v.object({
      sentence: v.pipe(v.string(), v.trim(), v.minLength(1, 'write what has changed')),
      /** Of whom; where git does not know yet. */
      author: v.optional(
        v.object({ name: person, email: v.pipe(person, v.email('write your email address')) }),
      ),
    }),
    async ({ sentence, author }) => {
      // What is checked are the words that are sent; and once they are, nothing would take the former ones back.
      forgetTyped()
      const [wrong] = checkContent()
      if (wrong) throw new DeskError({ ...wrong, fix: `${wrong.fix}; nothing was published` })
      if (author) {
        await git('config', 'user.name', author.name)
        await git('config', 'user.email', author.email)
      }
      if ((await countChanges()) > 0) {
        await git('add', '--all', '--', ours)
        await git('commit', '--message', sentence, '--', ours)
      }
      const remote = await remoteName()
      return {
        commit: (await git('rev-parse', '--short', 'HEAD')).trim(),
        pushedTo: remote && (await push(remote)),
      }
    },
  ),
}

const isRepository = () => succeeds('rev-parse', '--git-dir')

/** The remote of the branch, or the only one there is. */
async function remoteName(): Promise<string | null> {
  const branch = (await git('branch', '--show-current')).trim()
  const configured = await git('config', '--default', '', '--get', `branch.${branch}.remote`)
  const remotes = (await git('remote')).split('\n').filter(Boolean)
  return configured.trim() || (remotes.length === 1 ? (remotes[0] ?? null) : null)
}

/** Commits that were made here and not sent yet, as after a push that failed. */
async function countUnpublished(): Promise<number> {
  if (!(await succeeds('rev-parse', '@{upstream}'))) return 0
  return Number(await git('rev-list', '--count', '@{upstream}..HEAD'))
}

/**
 * Sends what was kept here, after what others have sent meanwhile.
 * @throws DeskError where both have changed the same words, of which nothing is lost on either side
 */
async function push(remote: string): Promise<string> {
  const branch = (await git('branch', '--show-current')).trim()
  await git('fetch', remote)
  const theirs = `${remote}/${branch}`
  if (await succeeds('rev-parse', '--verify', '--quiet', theirs)) await rebase(theirs)
  await git('push', '--set-upstream', remote, `HEAD:${branch}`)
  return theirs
}

async function rebase(theirs: string) {
  if (await succeeds('merge-base', '--is-ancestor', theirs, 'HEAD')) return
  if (await succeeds('rebase', '--autostash', theirs)) return
  const files = (await git('diff', '--name-only', '--diff-filter=U')).split('\n').filter(Boolean)
  await git('rebase', '--abort')
  const [file = ours] = files
  const text = existsSync(file) ? await git('show', `${theirs}:${file}`) : ''
  throw new DeskError(
    {
      file: files.join(', ') || ours,
      message:
        'somebody else has published other words in the same place. Yours are kept here, and nothing was sent',
      fix: 'take over their words, or ask them; then publish again',
    },
    409,
    text,
  )
}

/** "Change home, and a new article": for who looks at the history later. */
function sentenceFor(files: readonly string[]): string {
  const names = files.map((file) =>
    file
      .replace(/^content\/|\.\w+$/g, '')
      .replace(/^pages\//, '')
      .replaceAll('-', ' '),
  )
  if (names.length === 0) return ''
  const [first, second, ...others] = names
  const shown = others.length > 0 ? `${first}, ${second} and ${others.length} more` : names.join(' and ')
  return `Change ${shown}`
}
