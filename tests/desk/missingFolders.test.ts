import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listArticles } from '@lintel/desk/articles/article.ts'
import { DeskError } from '@lintel/desk/server/action.ts'
import { refreshFallbacks } from '@lintel/desk/server/fallbacks.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { listLinks, listSent, writeWorkingTree } from '@lintel/desk/versions/workingTree.ts'
import { controlOf } from '@lintel/desk/views/publish/controls.ts'
import { actions } from '@lintel/desk/views/repair/actions.ts'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { checkRecords } from '@lintel/engine/content/checkRecords.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { filesOf, leadsOut } from '@lintel/engine/content/sources.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { project, git } = inRepository()
const changed = 'content/pages/contact.yaml'
let files: string[]
let words: string

beforeAll(() => {
  cpSync(join(project, 'content'), 'content', { recursive: true })
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin', '--date', '2026-01-01T00:00:00Z')
  words = `${readFileSync(changed, 'utf8')}# A word that was not kept yet\n`
  writeFileSync(changed, words)
  refreshFallbacks()
  files = filesOf('content/**/*.*')
})
// A failure leaves the others alone.
afterEach(() => {
  rmSync('content', { recursive: true, force: true })
  cpSync(join(project, 'content'), 'content', { recursive: true })
  writeFileSync(changed, words)
})
async function broken() {
  refreshFallbacks()
  return actions.list.run({})
}

test('a link to itself is not followed, and stops neither the start nor Publish', async () => {
  symlinkSync('loop', 'content/tools/loop')
  refreshFallbacks()
  expect((await listLinks()).map(({ file }) => file)).toEqual(['content/tools/loop'])
  expect(leadsOut('content/tools/loop')).toBe(false)
})

test.each<[string, string, ((path: string) => void)?]>([
  ['nothing', 'content'],
  ['a file', 'content', (path) => writeFileSync(path, 'words\n')],
  ['a link', 'content', (path) => symlinkSync('nowhere', path)],
  ['a file', 'content/blog', (path) => writeFileSync(path, 'words\n')],
  ['a file', 'content/pages', (path) => writeFileSync(path, 'words\n')],
  ['something else', 'content/people', (path) => execFileSync('mkfifo', [path])],
  ['a link', 'content/people', (path) => symlinkSync('/etc', path)],
  ['a link', 'content/people', (path) => symlinkSync('jobs', path)],
  ['a link', 'content/blog', (path) => symlinkSync('legal', path)],
  ['a link', 'content/blog', (path) => symlinkSync(join(project, 'content/legal'), path)],
  ['a link', 'content/specimens', (path) => symlinkSync(join(project, 'content/legal'), path)],
  ['a link', 'content/legal', (path) => symlinkSync(join(project, 'content/legal'), path)],
  ['a file', 'content/questions/blog', (path) => writeFileSync(path, 'words\n')],
])(
  '%s in place of the folder %s is named, pages are shown, and a click brings it back',
  async (kind, path, make) => {
    rmSync(path, { recursive: true })
    make?.(path)
    const [folder, ...others] = await broken()
    expect(others).toEqual([])
    expect(folder).toMatchObject({ file: path, isFolder: true, isRemovable: false, view: null })
    expect(folder?.standIn?.kind).toBe(make && kind)
    expect(folder?.versions).toMatchObject([{ isKept: true }])
    expect(getContent('pages', 'contact').sent).toBeDefined()
    expect(getCollection('people').length).toBeGreaterThan(0)
    if (path !== 'content/blog') expect(listArticles().length > 0).toBe(path !== 'content')
    else expect(readPosts('content/blog').posts).toEqual([])
    // Nothing need be in the folder of questions about posts.
    const problems = path === 'content/questions/blog' ? checkRecords() : checkContent()
    expect(problems.map(({ file }) => file)).toEqual(path === 'content/questions/blog' ? [] : [path])
    for (const each of problems) expect(controlOf(each)).toEqual({ kind: 'notice' })
    expect((await listSent()).filter((file) => file !== changed)).toEqual([])
    const within = files.find((file) => file.startsWith(`${path}/`) && /\.(?:yaml|md)$/.test(file)) ?? ''
    expect(() => readText(within)).toThrow(DeskError)

    await actions.restore.run({ file: path, which: 'kept' })
    expect(await broken()).toEqual([])
    expect(filesOf('content/**/*.*')).toEqual(files)
    expect(readFileSync(changed, 'utf8')).toBe(words)
    if (kind === 'a file') expect(readFileSync(folder?.standIn?.aside ?? '', 'utf8')).toBe('words\n')
  },
)

test.each<[string, (path: string) => void]>([
  ['a link', (path) => symlinkSync('/etc', path)],
  ['a link', (path) => symlinkSync('jobs', path)],
  ['a file', (path) => writeFileSync(path, 'words\n')],
])('%s that others have published in place of a folder gives way to its last version', async (_, make) => {
  const path = 'content/specimens'
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'In order')
  const committed = git('ls-tree', '-r', 'HEAD', '--', path)
  rmSync(path, { recursive: true })
  make(path)
  git('add', '--all', path)
  git('commit', '--quiet', '--message', 'Spoil')
  expect(await broken()).toMatchObject([{ file: path, isFolder: true, versions: [{ isKept: true }] }])
  expect(getCollection('specimens').length).toBeGreaterThan(0)
  expect(checkContent().map(controlOf)).toEqual([{ kind: 'notice' }])
  await actions.restore.run({ file: path, which: 'kept' })
  expect(await broken()).toEqual([])
  // And it is sent.
  expect(git('ls-tree', '-r', await writeWorkingTree(), '--', path)).toBe(committed)
})

test.each([
  ['content/services', 'a link', true],
  ['content/any-name', 'a link', false],
  ['content/Any Name.txt', 'a link', false],
])(
  'a link that never was a folder is put aside, and its removal is sent: %s',
  async (path, kind, isFolder) => {
    const kept = existsSync(path)
    if (kept) {
      rmSync(path, { recursive: true })
      rmSync('.git', { recursive: true })
      git('init', '--quiet', '--initial-branch=main')
    }
    symlinkSync('/etc', path)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Link')
    const misplaced = (await broken()).filter(({ file }) => file === path)
    expect(misplaced).toMatchObject([{ isFolder, versions: [], standIn: { kind } }])
    await actions.putAside.run({ file: path })
    expect((await broken()).filter(({ file }) => file === path)).toEqual([])
    expect(await listSent()).toContain(path)
    if (kept) cpSync(join(project, path), path, { recursive: true })
  },
)

test('where no version of it is known, the desk says so', () => {
  rmSync('.git', { recursive: true })
  rmSync('.cache', { recursive: true })
  rmSync('content', { recursive: true })
  expect(() => refreshFallbacks()).toThrow(
    /^The brand .* cannot be read, and no earlier version of it is known/,
  )
})
