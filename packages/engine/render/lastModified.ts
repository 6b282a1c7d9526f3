import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPathOf } from '@lintel/rules/pageView.ts'
import { recordTexts } from '../checks/recordTexts.ts'
import { type CollectionName, collections } from '../content/collections.ts'
import { listAt, postsAbout } from '../content/lists.ts'
import { postList } from '../content/posts.ts'
import { pathOf } from '../content/recordPaths.ts'
import { filesOf, isFile } from '../content/sources.ts'
import type { Post } from '../schemas/post.ts'
import { moduleNamed } from './modulesOf.ts'

const dayOf = ({ date, updated }: Post) => updated ?? date

/**
 * Returns a function that tells on which day (YYYY-MM-DD) a page last changed. A post states its day, a list
 * has the newest day of its posts, and any other page that of the newest commit to its sources. Without a
 * full Git history (a shallow clone, a download) it returns undefined, because a wrong day is worse than
 * none.
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

/** Does the same for pages outside the blog, which depend on Git alone. */
export function lastCommitted(): (path: string) => string | undefined {
  const commits = commitDays()
  return (path) => {
    const folder = folderOf(path)
    if (!folder) return undefined
    const days = [...pageSources(folder, recordOf(path)), ...legalSources(path)].map((file) =>
      commits.get(file),
    )
    // A file that was never committed has changed since, on an unknown day.
    return days.includes(undefined) ? undefined : newest(days.filter((day) => day !== undefined))
  }
}

/** Lists the sources of a legal text: its file, and that of the tables in it. */
function legalSources(path: string): string[] {
  const file = `content/legal${path}.md`
  if (!isFile(file)) return []
  return readFileSync(file, 'utf8').includes('{{cookieTable}}') ? [file, 'content/cookies.yaml'] : [file]
}

/** Returns the record with a page's blocks, if it has one. */
export function recordOf(path: string): string | undefined {
  const files = [`content/services${path}.yaml`, `content/pages${path === '/' ? '/home' : path}.yaml`]
  return files.find((file) => isFile(file) && /^blocks:/m.test(readFileSync(file, 'utf8')))
}

/** Returns the folder of a page: its own, or that of its kind. Undefined if there is no page. */
export function folderOf(path: string): string | undefined {
  const own = [`pages${path === '/' ? '/index' : path}`, `pages${path}/index`]
  if (legalSources(path).length > 0) return 'pages/@legal'
  return (
    own.find((folder) => existsSync(`${folder}/+Page.tsx`)) ??
    (recordOf(path) && 'pages/@page') ??
    kinds().find((kind) => isPathOf(kind.replace('pages', ''), path))
  )
}

/** Lists the folders whose route has a parameter, such as "pages/tools/@toolId". */
const kinds = () => globSync('pages/*/**/@*/**/+Page.tsx').map((file) => dirname(file))

const newest = (days: string[]) => days.toSorted().at(-1)

/**
 * Files with a page's own content and structure. What all pages share, such as buttons and the layout, does
 * not count as a change.
 */
const counted = /^(?:pages|components\/(?:sections|blocks\/[^/]+)|data|content\/legal)\//

/** Calls that read one record, or all of a collection. */
const contentCall = /\bget(?:Collection|Entry|Content)\('(\w+)'(?:, '([\w-]+)')?\)/g

/** Imports of this project's own files. */
const imports = / from '([#.@][^']+)'/g

/**
 * Lists the files that a page is made of, relative to the project: its own, those of its blocks, and their
 * imports.
 * @param folder "pages/contact/sent"
 * @param record the record with its blocks: "content/services/automation.yaml"
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
      for (const path of id ? [`content/${pathOf(files, id)}`] : filesOf(`content/${files}`))
        sources.add(path)
    }
  }
  return [...sources].sort()
}

/** Lists the folders that declare the blocks that a record shows. One may contain several related blocks. */
function blockFolders(record: string): string[] {
  const declared = recordTexts(readFileSync(record, 'utf8'), undefined, true)
    .filter(({ name }) => name === 'block')
    .map(({ text }) => new RegExp(String.raw`\bblock\(\s*'${RegExp.escape(text)}'`))
  return globSync('components/blocks/*/schema.ts')
    .filter((file) => {
      const source = readFileSync(file, 'utf8')
      return declared.some((each) => each.test(source))
    })
    .map(dirname)
}

/** The paths to query. Posts are excluded, because they state their own days. */
const folders = ['pages', 'components/blocks', 'components/sections', 'data', 'content', ':!content/blog']

/**
 * Maps each file to the day of its last commit (UTC, YYYY-MM-DD). Empty without Git history or in a shallow
 * clone, where every day could be wrong.
 */
export function commitDays(): Map<string, string> {
  const days = new Map<string, string>()
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return days
  let day = ''
  const format = ['--format=:%cd', '--date=format-local:%Y-%m-%d', '--name-only', '--relative']
  // For merges, `-c` lists only files that differ from all parents.
  const history = git('log', '-c', ...format, '--', ...folders)
  for (const line of history?.split('\n') ?? []) {
    if (line.startsWith(':')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}

/** Returns a cache key of the Git history, or "" without one. */
export function historyName(): string {
  return git('rev-parse', '--is-shallow-repository', 'HEAD') ?? ''
}

function git(...args: string[]): string | undefined {
  const options = { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' }, maxBuffer: 2 ** 28 } as const
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], options)
  return status === 0 ? stdout.trim() : undefined
}
