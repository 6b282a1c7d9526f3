import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { listArticles } from '@lintel/desk/articles/article.ts'
import { applyChanges } from '@lintel/desk/records/applyChanges.ts'
import { nameOfFile } from '@lintel/desk/records/nameOfFile.ts'
import { refreshFallbacks } from '@lintel/desk/server/fallbacks.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { undoOrRedo } from '@lintel/desk/server/history.ts'
import { mergeIfClear, mergeRecord } from '@lintel/desk/versions/merge/mergeTexts.ts'
import { controlOf } from '@lintel/desk/views/publish/controls.ts'
import { actions } from '@lintel/desk/views/repair/actions.ts'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { checkRecords } from '@lintel/engine/content/checkRecords.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { setFallback } from '@lintel/engine/content/sources.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { maxSlugLength } from '@lintel/rules/slugOf.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { project, folder, git } = inRepository()
const file = 'content/synonyms.yaml'
let published: string

beforeAll(() => {
  // Without the questions, which are half of all texts, and nothing here is about them.
  const filter = (path: string) => !path.startsWith(join(project, 'content/questions/'))
  cpSync(join(project, 'content'), 'content', { recursive: true, filter })
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  published = readFileSync(file, 'utf8')
  refreshFallbacks()
})

afterAll(() => setFallback(file, undefined))

const restore = (which: 'good' | 'kept') => actions.restore.run({ file, which })

async function broken() {
  refreshFallbacks()
  return actions.list.run({})
}

test.each([
  ['bytes of a picture', Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256))],
  ['UTF-16', Buffer.from('a: "x"\n'.repeat(999), 'utf16le')],
  ['Latin-1', Buffer.from('- caf\xe9\n', 'latin1')],
  ['conflict marks', Buffer.from('<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> main\n')],
  ['nothing', Buffer.alloc(0)],
])('%s in place of a text: it is named in a line, and brought back', async (_, bytes) => {
  writeFileSync(file, bytes)
  const [brokenFile, ...others] = await broken()
  expect(others).toEqual([])
  expect(brokenFile?.file).toBe(file)
  for (const { message, fix } of brokenFile?.problems ?? [])
    expect(`${message} ${fix}`.length).toBeLessThan(400)
  await restore('good')
  expect(readFileSync(file, 'utf8')).toBe(published)
  expect(await broken()).toEqual([])
  undoOrRedo('undo', mergeIfClear)
  expect(readFileSync(file)).toEqual(bytes)
  undoOrRedo('redo', mergeIfClear)
  expect(readFileSync(file, 'utf8')).toBe(published)
})

test('a text with a byte of another encoding is not written', () => {
  const text = Buffer.from(published.replace('\n', '\n# caf\xe9\n'), 'latin1').toString('utf8')
  const { rejected } = applyChanges(file, text, [{ kind: 'set', path: [0, 0], value: 'other' }])
  expect(rejected).toEqual([0])
})

test('where the last good version is a stump, the published one can be had too', async () => {
  writeFileSync(file, published.slice(0, published.indexOf('\n', published.length * 0.4) + 1))
  expect(await broken()).toEqual([])
  writeFileSync(file, '')
  const [brokenFile] = await broken()
  expect(brokenFile?.versions.map(({ isKept }) => isKept)).toEqual([false, true])
  await restore('kept')
  expect(readFileSync(file, 'utf8')).toBe(published)
})

test('a wrong value is quoted only as far as it is known again', async () => {
  const brand = 'content/site.yaml'
  const text = readFileSync(brand, 'utf8')
  writeFileSync(
    brand,
    text
      .replace(/^region: .*$/m, `region: US\norigin: ${'x'.repeat(9999)}`)
      .replace(/^origin: https.*$/m, ''),
  )
  const [brokenFile] = await broken()
  expect(brokenFile?.problems[0]?.message).toMatch(/^origin is "x{80} …"$/)
  writeFileSync(brand, text)
  expect(await broken()).toEqual([])
})

const many = 'word '.repeat(1_000_000)
const tooLarge = {
  message: 'this text has more than 1 MB, and is not read',
  fix: 'shorten it, or divide it into several',
}

test('a record of many megabytes is named in words, and brought back', async () => {
  writeFileSync(file, many)
  expect(await broken()).toMatchObject([{ file, problems: [tooLarge] }])
  await restore('good')
  expect(await broken()).toEqual([])
})

test.each([
  ['one line of ten megabytes', `[${'a, '.repeat(3_300_000)}]\n`, tooLarge.message],
  ['brackets without end', '['.repeat(200_000), /^this cannot be read, as too many/],
  ['dashes without end', `${'- '.repeat(200_000)}a`, /^this cannot be read, as too many/],
])('%s cost no time', async (_, text, message) => {
  const controls = 'content/interface/controls.yaml'
  const whole = readFileSync(controls)
  writeFileSync(controls, text)
  const began = performance.now()
  const brokenFiles = await broken()
  const duration = performance.now() - began
  writeFileSync(controls, whole)
  expect(await broken()).toEqual([])
  expect(brokenFiles).toMatchObject([
    { file: controls, problems: [{ message: expect.stringMatching(message) }] },
  ])
  expect(duration).toBeLessThan(1500)
})

test('an article of many megabytes is listed as faulty, and the others go on', () => {
  const large = 'content/blog/huge.md'
  const others = readPosts('content/blog').posts.length
  writeFileSync(large, many)
  expect(listArticles().find((each) => each.file === large)?.state).toBe('faulty')
  const { posts, errors } = readPosts('content/blog')
  expect(posts.length).toBe(others)
  expect(errors).toMatchObject([{ file: large, ...tooLarge }])
  rmSync(large)
})

test('a record that is a link is named, and nothing of what it leads to is shown', async () => {
  const secret = join(folder, 'secret.txt')
  writeFileSync(secret, 'root:secret\n')
  symlinkSync(secret, 'content/people/zz.yaml')
  const brokenFiles = await broken()
  rmSync('content/people/zz.yaml')
  expect(brokenFiles).toMatchObject([{ file: 'content/people/zz.yaml', versions: [] }])
  expect(brokenFiles[0]?.problems[0]?.message).toBe('this is a link to another file, and is not read')
  expect(JSON.stringify(brokenFiles)).not.toContain('secret')
})

test.each([
  ['people', 'engagement-lead', 'content/pages/contact.yaml#reader.person'],
  ['people', 'lead-architect', 'content/'],
  ['services', 'ai-systems', 'content/'],
] as const)(
  'a record of %s that is gone though others name it is named and brought back: %s',
  async (kind, id, field) => {
    const gone = `content/${kind}/${id}.yaml`
    const text = readFileSync(gone, 'utf8')
    rmSync(gone)
    // A second look finds the same, as the window looks again after each change.
    for (const _ of [1, 2]) {
      const [brokenFile, ...others] = await broken()
      expect(others).toEqual([])
      expect(brokenFile).toMatchObject({ file: gone, isGone: true, isRemovable: false })
      expect(brokenFile?.view).toContain(field)
      // Pages and forms go on with its last version, and nothing is published without it.
      expect(getCollection(kind).map((each) => each.id)).toContain(id)
      expect(() => getCollection('specimens')).not.toThrow()
      expect(() => getContent('pages', 'contact')).not.toThrow()
      const problems = checkRecords()
      expect(problems.length).toBeGreaterThan(0)
      for (const each of problems) expect(controlOf(each).kind).toBe('view')
    }
    await actions.restore.run({ file: gone, which: 'good' })
    expect(readFileSync(gone, 'utf8')).toBe(text)
    expect(await broken()).toEqual([])
  },
)

test('a record that is gone comes back only for as long as it is named', async () => {
  const [gone, page] = ['content/people/quin.yaml', 'content/pages/contact.yaml']
  const text = readFileSync(page, 'utf8')
  writeFileSync(gone, readFileSync('content/people/engagement-lead.yaml'))
  expect(await broken()).toEqual([])
  writeFileSync(page, text.replace('person: engagement-lead', 'person: quin'))
  rmSync(gone)
  expect(await broken()).toMatchObject([{ file: gone }])
  writeFileSync(page, text)
  expect(await broken()).toEqual([])
  expect(getCollection('people').map(({ id }) => id)).not.toContain('quin')
})

test.each([
  ['a folder', 'content/people/y.yaml', (path: string) => mkdirSync(path)],
  ['a pipe', 'content/pages/p.yaml', (path: string) => execFileSync('mkfifo', [path])],
  ['a folder', 'content/legal/zed.md', (path: string) => mkdirSync(path)],
])('%s named as a text is not read, and named: %s', async (_, path, make) => {
  const ids = getCollection('people').map(({ id }) => id)
  make(path)
  const noFile = 'this is no file, but a folder or something else'
  const brokenFiles = await broken()
  expect(brokenFiles).toMatchObject([{ file: path, versions: [], view: null, isRemovable: false }])
  expect(brokenFiles[0]?.problems[0]?.message).toBe(noFile)
  const problems = checkRecords()
  expect(problems).toMatchObject([{ file: path, message: noFile }])
  expect(() => readText(path)).toThrow(noFile)
  expect(problems.map((each) => controlOf(each).kind)).toEqual(['notice'])
  expect(getCollection('people').map(({ id }) => id)).toEqual(ids)
  rmSync(path, { recursive: true })
  expect(await broken()).toEqual([])
})

test('a folder in place of a text that is needed is named, and its last version is shown', async () => {
  const needed = 'content/pages/contact.yaml'
  const text = readFileSync(needed)
  rmSync(needed)
  mkdirSync(needed)
  expect(await broken()).toMatchObject([{ file: needed, isRemovable: false }])
  expect(() => getContent('pages', 'contact')).not.toThrow()
  rmSync(needed, { recursive: true })
  writeFileSync(needed, text)
  expect(await broken()).toEqual([])
})

const standIns: [kind: string, make: (path: string) => void][] = [
  ['a folder', (path) => cpSync('content/people', path, { recursive: true })],
  ['something else', (path) => execFileSync('mkfifo', [path])],
  ['a link', (path) => symlinkSync(join(folder, 'nowhere.yaml'), path)],
  ['a link', (path) => symlinkSync(folder, path)],
]
const replaced = [
  'content/pages/contact.yaml',
  'content/legal/terms.md',
  'content/blog/consulting-services-guide.md',
]

test.each(replaced.flatMap((path) => standIns.map(([kind, make]) => ({ path, kind, make }))))(
  '$kind in place of a text makes room for its last version, and is kept: $path',
  async ({ path, kind, make }) => {
    const text = readFileSync(path, 'utf8')
    rmSync(path)
    make(path)
    const [brokenFile, ...others] = await broken()
    expect(others).toEqual([])
    expect(brokenFile).toMatchObject({ file: path, standIn: { kind }, isRemovable: false, view: null })
    const problems = path.startsWith('content/blog/') ? readPosts('content/blog').errors : checkContent()
    expect(problems.map((each) => each.file)).toEqual([path])
    expect(problems.map((each) => controlOf(each).kind)).toEqual(['notice'])
    const [version, ...rest] = brokenFile?.versions ?? []
    expect(rest).toEqual([])
    await actions.restore.run({ file: path, which: version?.isKept ? 'kept' : 'good' })
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(await broken()).toEqual([])
    const aside = brokenFile?.standIn?.aside ?? ''
    expect(lstatSync(aside).isSymbolicLink()).toBe(kind === 'a link')
    if (kind === 'a folder') expect(readdirSync(aside)).toEqual(readdirSync('content/people'))
  },
)

test('a folder with the name of a text that never was can be put aside, each under a name of its own', async () => {
  const path = 'content/people/zed.yaml'
  const kept: string[] = []
  for (const name of ['one', 'two']) {
    mkdirSync(path)
    writeFileSync(join(path, name), '')
    const [brokenFile] = await broken()
    expect(brokenFile).toMatchObject({ file: path, versions: [], isRemovable: false })
    await actions.putAside.run({ file: path })
    expect(await broken()).toEqual([])
    kept.push(...readdirSync(brokenFile?.standIn?.aside ?? ''))
  }
  expect(kept).toEqual(['one', 'two'])
})

test.each([
  'content/site.yaml',
  'content/people',
  'content/people/nobody.yaml',
  '../x',
  `content/${'a'.repeat(999)}.yaml`,
])('what is in no way is not put aside: %s', async (file) => {
  const before = existsSync(file)
  await actions.putAside.run({ file })
  expect(existsSync(file)).toBe(before)
})

test('what was settled already is no error', async () => {
  const [removed, renamed, aside] = ['people/zed.yaml', 'people/Zed Two.yaml', 'people/one.yaml'].map(
    (path) => `content/${path}`,
  ) as [string, string, string]
  writeFileSync(file, '')
  writeFileSync(removed, '')
  writeFileSync(renamed, '')
  mkdirSync(aside)
  await broken()
  for (let press = 1; press <= 2; press++) {
    await restore('good')
    await actions.remove.run({ file: removed })
    await actions.rename.run({ file: renamed })
    await actions.putAside.run({ file: aside })
    expect((await broken()).map((each) => each.file)).toEqual(['content/people/zed-two.yaml'])
  }
  expect(readFileSync(file, 'utf8')).toBe(published)
  await actions.remove.run({ file: 'content/people/zed-two.yaml' })
  expect(await broken()).toEqual([])
})

const laughs = `a: &a x\n${Array.from({ length: 9 }, (_, n) => `${'bcdefghij'[n]}: &${'bcdefghij'[n]} [${`*${'abcdefghi'[n]}, `.repeat(9)}]\n`).join('')}`
test.each([
  ['a list within itself', 'name: &a [*a]\n', 'a text begins with "&"'],
  ['lists of lists of lists', laughs, 'a text begins with "&"'],
  ['a name that stands for nothing', 'name: *a\n', 'a text begins with "*"'],
  ['brackets without end', '['.repeat(9000), /^this cannot be read/],
])('%s is named in its line, and what else is wrong too', async (_, text, message) => {
  const [bad, other] = ['content/people/bl.yaml', 'content/services/zed.yaml']
  writeFileSync(bad, text)
  writeFileSync(other, 'name: Zed\n')
  const brokenFiles = await broken()
  expect(brokenFiles).toMatchObject(
    [
      { file: other },
      { file: bad, isRemovable: true, view: null, problems: [{ message: expect.stringMatching(message) }] },
    ].sort((one) => (one.file === brokenFiles[0]?.file ? -1 : 1)),
  )
  const problems = checkRecords()
  expect(problems.find(({ file }) => file === bad)?.line).toBe(1)
  for (const each of problems) expect(controlOf(each).kind).toBe(each.file === bad ? 'notice' : 'view')
  expect(nameOfFile(bad, text)).toBe('Person “Bl”')
  const values = { base: 'name: A\n', mine: text, theirs: 'name: B\n' }
  expect(() => mergeRecord(values, () => () => ({ take: 'mine' }))).not.toThrow()
  rmSync(bad)
  rmSync(other)
  expect(await broken()).toEqual([])
})

const service = 'content/services/zed.yaml'
test.each([
  ['nothing', service, ''],
  ['conflict marks alone', service, '<<<<<<< HEAD\n=======\n>>>>>>> main\n'],
  ['a text that does not end', service, 'name: "A'],
  ['a word', 'content/pages/new-thing.yaml', 'hello\n'],
  ['an empty person', 'content/people/zed.yaml', ''],
  ['an empty legal text', 'content/legal/zed.md', ''],
  ['a legal text in Latin-1', 'content/legal/zed.md', Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1')],
  ['no questions', 'content/questions/zed.yaml', ''],
  ['half a brace', 'content/questions/services/zed.yaml', '{'],
])('%s in a new file is no dead end: it can be removed, and comes back', async (_, file, bytes) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const [brokenFile, ...others] = await broken()
  expect(others).toEqual([])
  expect(brokenFile).toMatchObject({ file, versions: [], view: null, isRemovable: true })
  const problems = checkRecords()
  expect(JSON.stringify([brokenFile?.problems, problems])).not.toMatch(/Invalid type|Expected|received/)
  if (bytes === '') expect(brokenFile?.problems[0]?.message).toBe('it is empty')
  for (const each of problems) expect(controlOf(each)).toEqual({ kind: 'notice' })
  await actions.remove.run({ file })
  expect(await broken()).toEqual([])
  undoOrRedo('undo', mergeIfClear)
  expect(readFileSync(file)).toEqual(Buffer.from(bytes))
  undoOrRedo('redo', mergeIfClear)
  expect(existsSync(file)).toBe(false)
})

test('what the desk may not touch is not offered to be removed, but what is too large is', async () => {
  const [named, large] = ['content/people/Zed.yaml', 'content/people/zed.yaml']
  writeFileSync(named, '')
  const [brokenFile] = await broken()
  expect(brokenFile).toMatchObject({ file: named, isRemovable: false, aside: expect.any(String) })
  for (const each of checkRecords()) expect(controlOf(each).kind).toBe('notice')
  expect(() => actions.remove.run({ file: named })).toThrow('the site reads this file')
  await actions.putAside.run({ file: named })
  expect(existsSync(brokenFile?.aside ?? '')).toBe(true)
  writeFileSync(large, 'a'.repeat(3_000_000))
  expect(await broken()).toMatchObject([{ file: large, isRemovable: true }])
  await actions.remove.run({ file: large })
  expect(await broken()).toEqual([])
})

const misnamed: [file: string, nearest: string | null][] = [
  ['content/blog/My Post.md', 'content/blog/my-post.md'],
  ['content/blog/CON.md', 'content/blog/con.md'],
  ['content/blog/__proto__.md', 'content/blog/proto.md'],
  ['content/blog/a_b.md', 'content/blog/a-b.md'],
  ['content/blog/Tags.md', 'content/blog/tags-2.md'],
  ['content/services/Auto Two.yaml', 'content/services/auto-two.yaml'],
  ['content/services/AI-systems.yaml', 'content/services/ai-systems-2.yaml'],
  ['content/people/__proto__.yaml', 'content/people/proto.yaml'],
  ['content/questions/services/Auto Two.yaml', 'content/questions/services/auto-two.yaml'],
  ['content/legal/My Terms.md', 'content/legal/my-terms.md'],
  ['content/Some Where/One Record.yaml', null],
  [`content/people/${'a'.repeat(210)}.yaml`, `content/people/${'a'.repeat(maxSlugLength)}.yaml`],
]

test.each(misnamed)('a text with a wrong name is renamed, or put aside: %s', async (path, nearest) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'words\n')
  const [brokenFile, ...others] = await broken()
  expect(others).toEqual([])
  expect(brokenFile).toMatchObject({ file: path, nearestName: nearest })
  for (const each of [...checkRecords(), ...readPosts('content/blog').errors])
    expect(controlOf(each)).toEqual({ kind: 'notice' })
  expect(listArticles().filter(({ canBeOpened }) => !canBeOpened)).toHaveLength(
    /blog\/[^a]/.test(path) ? 1 : 0,
  )
  if (nearest) {
    await actions.rename.run({ file: path })
    expect(readFileSync(nearest, 'utf8')).toBe('words\n')
    for (const each of await broken()) expect(each).toMatchObject({ file: nearest, nearestName: null })
    renameSync(nearest, path)
  } else expect(() => actions.rename.run({ file: path })).toThrow('this name can stay')
  await broken()
  if (brokenFile?.aside) await actions.putAside.run({ file: path })
  else await actions.remove.run({ file: path })
  expect(await broken()).toEqual([])
})

test.each([
  ['content/blog/caf\xe9.md', 'content/blog/caf.md'],
  ['content/people/caf\xe9.yaml', 'content/people/caf.yaml'],
  ['content/legal/caf\xe9.md', 'content/legal/caf.md'],
  ['content/blog/a\nb.md', 'content/blog/a-b.md'],
])('a file whose name cannot be read is renamed: %j', async (path, nearest) => {
  writeFileSync(Buffer.from(path, 'latin1'), 'words\n')
  const [brokenFile, ...others] = await broken()
  expect(others).toEqual([])
  expect(brokenFile).toMatchObject({ nearestName: nearest })
  await actions.rename.run({ file: brokenFile?.file ?? '' })
  expect(readFileSync(nearest, 'utf8')).toBe('words\n')
  rmSync(nearest)
  expect(await broken()).toEqual([])
})

test('a name that can stay does', () => {
  for (const each of ['content/people/engagement-lead.yaml', 'content/site.yaml'])
    expect(() => actions.rename.run({ file: each })).toThrow('this name can stay')
})

test.each([
  'content/people/one.yaml',
  'content/services/one.yaml',
  'content/questions/services/one.yaml',
  'content/legal/one.md',
  'content/blog/one.md',
  'content/blog/images/one.png',
  'content/Any Where.txt',
])('a link hides no other notice, and is put aside: %s', async (path) => {
  const other = 'content/pages/new-thing.yaml'
  const brand = readFileSync('content/site.yaml', 'utf8')
  // Only where the brand had other words before, it is looked whether they were better.
  writeFileSync('content/site.yaml', `${brand}# ${path}\n`)
  git('commit', '--quiet', '--all', '--message', 'Change the brand')
  writeFileSync(other, 'hello\n')
  symlinkSync('/etc/hostname', path)
  expect(new Set((await broken()).map(({ file }) => file))).toEqual(new Set([other, path]))
  const problems = checkContent()
  expect(problems.filter((each) => each.file === path).length).toBeLessThan(2)
  for (const each of problems) expect(controlOf(each)).toEqual({ kind: 'notice' })
  await actions.putAside.run({ file: path })
  await actions.remove.run({ file: other })
  expect(await broken()).toEqual([])
})

test('a new record with a wrong field is settled in its form, or removed; what is in order, or needed, stays', async () => {
  writeFileSync(service, 'name: Zed\n')
  const [brokenFile] = await broken()
  expect(brokenFile).toMatchObject({ isRemovable: true, versions: [] })
  expect(brokenFile?.view).toContain(`#${service}#`)
  await actions.remove.run({ file: service })
  expect(await broken()).toEqual([])
  for (const each of ['content/site.yaml', 'content/services/ai-systems.yaml', 'content/pages/home.yaml'])
    expect(() => actions.remove.run({ file: each })).toThrow('the site reads this file')
})

test('a record that was in order once is brought back, and cannot be removed', async () => {
  const person = 'content/people/lead-architect.yaml'
  const text = readFileSync(person)
  writeFileSync(person, '')
  expect(await broken()).toMatchObject([{ file: person, isRemovable: false }])
  expect(() => actions.remove.run({ file: person })).toThrow('the site reads this file')
  writeFileSync(person, text)
  expect(await broken()).toEqual([])
})

test('of a link to what lies outside nothing is read, nor told', () => {
  const [page, secret] = ['content/pages/about.yaml', join(folder, 'secret.env')]
  const whole = readFileSync(page)
  writeFileSync(secret, 'PASSWORD=swordfish\n')
  rmSync(page)
  symlinkSync(secret, page)
  const told = checkRecords()
  rmSync(page)
  writeFileSync(page, whole)
  rmSync(secret)
  expect(told.map(({ file }) => file)).toContain(page)
  expect(JSON.stringify(told.map((each) => [each, controlOf(each)]))).not.toContain('swordfish')
})
