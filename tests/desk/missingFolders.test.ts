import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeskError } from '@lintel/desk/server/action.ts'
import { refreshFallbacks } from '@lintel/desk/server/fallbacks.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { listArticles } from '@lintel/desk/views/articles/article.ts'
import { controlOf } from '@lintel/desk/views/publish/controls.ts'
import { actions } from '@lintel/desk/views/repair/actions.ts'
import { checkSymlinks } from '@lintel/engine/checks/symlinks.ts'
import { checkRecords } from '@lintel/engine/content/checkRecords.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { beforeAll, expect, test } from 'vitest'
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
async function broken() {
  refreshFallbacks()
  return actions.list.run({})
}

test.each<[string, string, ((path: string) => void)?]>([
  ['nothing', 'content'],
  ['a file', 'content', (path) => writeFileSync(path, 'words\n')],
  ['a link', 'content', (path) => symlinkSync('nowhere', path)],
  ['a file', 'content/blog', (path) => writeFileSync(path, 'words\n')],
  ['a file', 'content/pages', (path) => writeFileSync(path, 'words\n')],
  ['something else', 'content/people', (path) => execFileSync('mkfifo', [path])],
])(
  '%s in place of the folder %s is named, pages are shown, and a click brings it back',
  async (kind, path, make) => {
    rmSync(path, { recursive: true })
    make?.(path)
    const [found, ...others] = await broken()
    expect(others).toEqual([])
    expect(found).toMatchObject({ file: path, isFolder: true, isRemovable: false, view: null })
    expect(found?.standIn?.kind).toBe(make && kind)
    expect(found?.versions).toMatchObject([{ isKept: true }])
    expect(getContent('pages', 'contact').sent).toBeDefined()
    expect(getCollection('people').length).toBeGreaterThan(0)
    expect(listArticles().length > 0).toBe(existsSync('content/blog/images'))
    for (const each of [...checkSymlinks(), ...checkRecords()].filter(({ file }) => file.startsWith(path)))
      expect(controlOf(each)).toEqual({ kind: 'notice' })
    const within = files.find((file) => file.startsWith(`${path}/`) && /\.(?:yaml|md)$/.test(file)) ?? ''
    expect(() => readText(within)).toThrow(DeskError)

    await actions.restore.run({ file: path, which: 'kept' })
    expect(await broken()).toEqual([])
    expect(filesOf('content/**/*.*')).toEqual(files)
    expect(readFileSync(changed, 'utf8')).toBe(words)
    if (kind === 'a file') expect(readFileSync(found?.standIn?.aside ?? '', 'utf8')).toBe('words\n')
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
