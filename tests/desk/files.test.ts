import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeFiles, readText, removeFile, versionOf, writeFile } from '@lintel/desk/server/files.ts'
import { entriesBelow, maxTextSize } from '@lintel/engine/content/sources.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-desk-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'site-elsewhere-'))
const before = process.cwd()

beforeAll(() => {
  process.chdir(folder)
  for (const each of ['content/pages', 'content/blog/images', 'data'])
    mkdirSync(join(folder, each), { recursive: true })
  writeFileSync('content/pages/home.yaml', 'title: One\n')
  writeFileSync('data/edge.ts', 'export {}\n')
  writeFileSync(join(elsewhere, 'secret.yaml'), 'secret: 1\n')
  symlinkSync(elsewhere, 'content/linked')
  symlinkSync(join(elsewhere, 'secret.yaml'), 'content/pages/linked.yaml')
  symlinkSync(join(elsewhere, 'nothing.yaml'), 'content/pages/nowhere.yaml')
  symlinkSync(join(folder, 'data/edge.ts'), 'content/pages/inside.yaml')
})

afterAll(() => {
  process.chdir(before)
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true })
})

test.each([
  'content/pages/new.yaml',
  'content/services/ai-2.yaml',
  'content/blog/a-post.md',
  'content/blog/images/plan-2.png',
  'content/claims.yaml',
])('%s may be written', (file) => {
  const version = writeFile(file, 'words\n', null)
  expect(readText(file)).toEqual({ text: 'words\n', version })
})

test.each([
  '../content/pages/home.yaml',
  'content/../data/site.yaml',
  'content/pages/../../data/site.yaml',
  'content/./pages/home.yaml',
  'content//pages/home.yaml',
  '/etc/passwd.yaml',
  'C:/content/pages/home.yaml',
  'content\\pages\\home.yaml',
  'content/pages/home.yaml\0',
  'content/pages/home.yaml\0.png',
  'content/pages/home.yaml\n',
  `content/pages/${'a'.repeat(5000)}.yaml`,
  'content/pages/home.yaml ',
  'content/pages/home.yaml.',
  'content/pages/home.ts',
  'content/pages/.hidden.yaml',
  'content/.git/config.yaml',
  'content/Pages/home.yaml',
  'CONTENT/pages/home.yaml',
  'content/pages/HOME.yaml',
  'content/pages/home.yaml/',
  'content/pages/%2e%2e/home.yaml',
  'content/blog/images/../../../data/site.png',
  'content/pages/picture.png',
  'data/edge.ts',
  'package.json',
  '.dev.vars',
  '',
  'content/linked/secret.yaml',
  'content/linked/new.yaml',
  'content/pages/linked.yaml',
  'content/pages/nowhere.yaml',
  'content/pages/inside.yaml',
])('%j may be neither read nor written', (file) => {
  expect(() => readText(file)).toThrow(/touch|link/)
  expect(() => writeFile(file, 'words\n', null)).toThrow(/touch|link/)
  expect(existsSync(join(elsewhere, 'new.yaml'))).toBe(false)
  expect(readFileSync(join(elsewhere, 'secret.yaml'), 'utf8')).toBe('secret: 1\n')
  expect(readFileSync(join(folder, 'data/edge.ts'), 'utf8')).toBe('export {}\n')
})

test('a drawing may be written where nothing in it runs or loads', () => {
  const file = 'content/blog/images/drawn.svg'
  const drawn = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
  for (const inside of ['<script>x</script>', '<image href="https://elsewhere.example/a.png"/>', '<path'])
    expect(() => writeFile(file, drawn(inside), null)).toThrow(expect.objectContaining({ status: 422 }))
  expect(existsSync(file)).toBe(false)
  const version = writeFile(file, drawn('<path d="M0 0h9"/>'), null)
  const content = drawn('<g onload="x()"/>')
  expect(() => changeFiles([{ file, content, version }])).toThrow(/the drawing holds onload/)
  expect(readText(file).text).toBe(drawn('<path d="M0 0h9"/>'))
})

test('a file that somebody has changed meanwhile is not written over, and what stands there is told', () => {
  const file = 'content/pages/home.yaml'
  const { version } = readText(file)
  writeFileSync(file, 'title: Theirs\n')
  expect(() => writeFile(file, 'title: Ours\n', version)).toThrow(
    expect.objectContaining({ status: 409, currentText: 'title: Theirs\n' }),
  )
  expect(() => writeFile(file, 'title: Ours\n', null)).toThrow(expect.objectContaining({ status: 409 }))
  expect(() => removeFile(file, version)).toThrow(expect.objectContaining({ status: 409 }))
  expect(readText(file).text).toBe('title: Theirs\n')
  const ours = writeFile(file, 'title: Ours\n', readText(file).version)
  expect(ours).toBe(versionOf('title: Ours\n'))
  removeFile(file, ours)
  expect(() => readText(file)).toThrow(expect.objectContaining({ status: 404 }))
})

test('a text takes no place of bytes that are none', () => {
  const file = 'content/pages/latin.yaml'
  const bytes = Buffer.from('title: caf\xe9\n', 'latin1')
  writeFileSync(file, bytes)
  const { version } = readText(file)
  expect(() => writeFile(file, 'title: Other\n', version)).toThrow(/not in UTF-8/)
  expect(readFileSync(file)).toEqual(bytes)
  writeFile(file, Buffer.from('title: Brought back\n'), version)
  expect(readText(file).text).toBe('title: Brought back\n')
})

test('nothing is left of what was written beside the file', () => {
  expect(readdirSync('.cache/desk/writing')).toEqual([])
})

test.skipIf(!existsSync('/dev/shm') || statSync('/dev/shm').dev === statSync(tmpdir()).dev)(
  'content on a file system of its own is written, and nothing else is left there',
  () => {
    const other = mkdtempSync('/dev/shm/site-writing-')
    rmSync('.cache/desk/writing', { recursive: true, force: true })
    mkdirSync('.cache/desk', { recursive: true })
    symlinkSync(other, '.cache/desk/writing')
    try {
      const version = writeFile('content/pages/apart.yaml', 'title: One\n', null)
      writeFile('content/pages/apart.yaml', 'title: Two\n', version)
      expect(readText('content/pages/apart.yaml').text).toBe('title: Two\n')
      expect(readdirSync('content/pages').filter((name) => name.startsWith('.'))).toEqual([])
      expect(readdirSync(other)).toEqual([])
    } finally {
      rmSync('.cache/desk/writing')
      rmSync(other, { recursive: true })
    }
  },
)

test('a text that would be too large to be read is not written', () => {
  const version = writeFile('content/pages/long.yaml', 'words\n', null)
  const long = 'x'.repeat(1_000_001)
  expect(() => writeFile('content/pages/long.yaml', long, version)).toThrow('more than 1 MB')
  const change = [{ file: 'content/pages/long.yaml', content: long, version }]
  expect(() => changeFiles(change)).toThrow('more than 1 MB')
  expect(readText('content/pages/long.yaml')).toEqual({ text: 'words\n', version })
})

test('a text that is too large is named, and not read', () => {
  writeFileSync('content/blog/huge.md', 'word '.repeat(maxTextSize / 4))
  expect(() => readText('content/blog/huge.md')).toThrow('has more than 1 MB, and is not read')
  rmSync('content/blog/huge.md')
})

test('a link to its own folder, or to one elsewhere, is listed and not followed', () => {
  mkdirSync('content/below/inner', { recursive: true })
  writeFileSync('content/below/inner/a.yaml', '')
  symlinkSync('..', 'content/below/inner/loop')
  symlinkSync(elsewhere, 'content/below/away')
  expect(entriesBelow('content/below').map(({ name }) => name)).toEqual(['away', 'inner', 'a.yaml', 'loop'])
  rmSync('content/below', { recursive: true })
})
