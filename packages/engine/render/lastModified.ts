import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPathOf } from '@lintel/rules/pageView.ts'
import type { Post } from '@lintel/rules/posts.ts'
import { type CollectionName, collections } from '../content/collections.ts'
import { listAt, postsAbout } from '../content/lists.ts'
import { postList } from '../content/posts.ts'
import { pathOf } from '../content/recordPaths.ts'
import { moduleNamed } from './modulesOf.ts'

const dayOf = ({ date, updated }: Post) => updated ?? date

/**
 * Tells the day (year-month-day) on which a page last changed: a post's own; of a list, that of the newest change
 * among its posts; of another page, the newest commit of what it is made of. No day at all is told where the history
 * is not there to ask (a shallow clone, a download), because a wrong day is worse than none.
 */
export function lastModified(committed = lastCommitted()): (path: string) => string | undefined {
  const posts = postList()
  const days = new Map(posts.map((post) => [`/blog/${post.slug}`, dayOf(post)]))
  const lists = new Map<string, string | undefined>()
  return (path) => days.get(path) ?? listDay(path, posts, lists) ?? committed(path)
}

function listDay(path: string, posts: Post[], days: Map<string, string | undefined>): string | undefined {
  const list = listAt(path)
  if (!list) return undefined
  const { tag = '' } = list
  if (!days.has(tag)) days.set(tag, newest((tag ? postsAbout(posts, tag) : posts).map(dayOf)))
  return days.get(tag)
}

/** The same of pages besides the blog, of which history alone decides. */
export function lastCommitted(): (path: string) => string | undefined {
  const commits = commitDays()
  return (path) => {
    const folder = folderOf(path)
    if (!folder) return undefined
    const days = [...pageSources(folder, recordOf(path)), ...legalSources(path)].map((file) =>
      commits.get(file),
    )
    // A file that was never committed has changed since, and nobody knows when.
    return days.includes(undefined) ? undefined : newest(days.filter((day) => day !== undefined))
  }
}

/** Of a legal text: its file, and the tables in it. */
function legalSources(path: string): string[] {
  const file = `content/legal${path}.md`
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').includes('{{cookieTable}}') ? [file, 'content/cookies.yaml'] : [file]
}

/** The record with the blocks of a page, where it has one. */
export function recordOf(path: string): string | undefined {
  const files = [`content/services${path}.yaml`, `content/pages${path === '/' ? '/home' : path}.yaml`]
  return files.find((file) => existsSync(file) && /^blocks:/m.test(readFileSync(file, 'utf8')))
}

/** The folder of a page: its own, or that of the pages of its kind; none of an address that has no page. */
export function folderOf(path: string): string | undefined {
  const own = [`pages${path === '/' ? '/index' : path}`, `pages${path}/index`]
  if (legalSources(path).length > 0) return 'pages/@legal'
  return (
    own.find((folder) => existsSync(`${folder}/+Page.tsx`)) ??
    (recordOf(path) && 'pages/@page') ??
    kinds().find((kind) => isPathOf(kind.replace('pages', ''), path))
  )
}

/** The folders whose pages differ by a part of their address, as "pages/tools/@toolId". */
const kinds = () => globSync('pages/*/**/@*/**/+Page.tsx').map((file) => dirname(file))

const newest = (days: string[]) => days.toSorted().at(-1)

/** Where the words and the make-up of pages lie. What every page shares, such as buttons and the layout, dates none. */
const counted = /^(?:pages|components\/(?:sections|blocks\/[^/]+)|data|content\/legal)\//

/** Where code asks for records: for one, or for all of their kind. */
const contentCall = /\bget(?:Collection|Entry|Content)\('(\w+)'(?:, '([\w-]+)')?\)/g

/** Where code imports files of this project. */
const imports = / from '([#.@][^']+)'/g

/**
 * The files that a page is made of, from the project's folder: its own, those of its blocks, and what they import.
 * @param folder "pages/contact/sent"
 * @param record with its blocks: "content/services/automation.yaml"
 */
export function pageSources(folder: string, record?: string): string[] {
  const sources = new Set(record ? [record] : [])
  const folders = [folder, ...(record ? blockFolders(record) : [])]
  const waiting = globSync(folders.map((each) => join(each, '!(*.test).{ts,tsx}')))
  for (const file of waiting) {
    if (sources.has(file) || !counted.test(file)) continue
    sources.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, specifier = ''] of source.matchAll(imports))
      waiting.push(moduleNamed(specifier, file) ?? '')
    for (const [, kind = '', id] of source.matchAll(contentCall)) {
      const { files = '' } = Object.hasOwn(collections, kind) ? collections[kind as CollectionName] : {}
      for (const path of id ? [pathOf(files, id)] : globSync(files, { cwd: 'content' }))
        sources.add(`content/${path}`)
    }
  }
  return [...sources].sort()
}

/** The folders whose schemas declare the blocks of a record; one may hold several that belong together. */
function blockFolders(record: string): string[] {
  const blocks = readFileSync(record, 'utf8').matchAll(/^ +- block: ([\w-]+)/gm)
  const declared = Array.from(blocks, ([, name]) => `block('${name}'`)
  return globSync('components/blocks/*/schema.ts')
    .filter((file) => {
      const source = readFileSync(file, 'utf8')
      return declared.some((each) => source.includes(each))
    })
    .map(dirname)
}

/** What the history is asked for: posts say their days themselves. */
const folders = ['pages', 'components/blocks', 'components/sections', 'data', 'content', ':!content/blog']

/**
 * The day (UTC, year-month-day) on which each file was last committed. Empty where there is no history, or only the
 * newest part of it, as then no day would be true.
 */
export function commitDays(): Map<string, string> {
  const days = new Map<string, string>()
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return days
  let day = ''
  const format = ['--format=:%cd', '--date=format-local:%Y-%m-%d', '--name-only', '--relative']
  // Of a merge, `-c` names what none of its parents had.
  const history = git('log', '-c', ...format, '--', ...folders)
  for (const line of history?.split('\n') ?? []) {
    if (line.startsWith(':')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}

/** Changes with the history; empty where there is none. */
export function historyName(): string {
  return git('rev-parse', '--is-shallow-repository', 'HEAD') ?? ''
}

function git(...args: string[]): string | undefined {
  const options = { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' }, maxBuffer: 2 ** 28 } as const
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], options)
  return status === 0 ? stdout.trim() : undefined
}
