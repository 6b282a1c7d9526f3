import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storePortrait } from '@lintel/desk/articles/pictures.ts'
import { nameOfFile } from '@lintel/desk/records/nameOfFile.ts'
import { listUnusedPictures } from '@lintel/desk/records/pictureUses.ts'
import { referencesTo } from '@lintel/desk/records/references.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { nextSteps } from '@lintel/desk/server/history.ts'
import { describeConflict } from '@lintel/desk/versions/describeConflict.ts'
import { actions as claims } from '@lintel/desk/views/claims/actions.ts'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { actions as pictures } from '@lintel/desk/views/pictures/actions.ts'
import { actions as publish } from '@lintel/desk/views/publish/actions.ts'
import { checkQuestions } from '@lintel/engine/checks/questions.ts'
import { checkRecords } from '@lintel/engine/content/checkRecords.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-records-'))
const home = 'content/pages/home.yaml'

beforeEach(() => {
  process.chdir(folder)
  rmSync('content', { recursive: true, force: true })
  cpSync(join(before, 'content'), 'content', { recursive: true })
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  vi.resetModules()
})

test('folders that are named like files are named, and stop nothing', async () => {
  for (const name of ['content/blog/images/d.png', 'content/blog/dir.md', 'content/pages/e.yaml']) {
    mkdirSync(name, { recursive: true })
    writeFileSync(join(name, 'inside'), '')
  }
  const message = 'this is no file, but a folder or something else'
  expect(checkRecords()).toMatchObject([{ file: 'content/pages/e.yaml', message }])
  expect(listUnusedPictures()).toEqual([])
  expect((await claims.list.run({})).claims.length).toBeGreaterThan(0)
})

test.each([
  ['a link that leads nowhere', (path: string) => symlinkSync('nowhere', path)],
  ['a link that leads elsewhere', (path: string) => symlinkSync('/etc/hostname', path)],
  ['a link to itself', (path: string) => symlinkSync('linked.yaml', path)],
  ['a folder', (path: string) => mkdirSync(path)],
])('%s in place of a text hides neither other names nor what is not saved', async (_, make) => {
  const file = 'content/pages/linked.yaml'
  make(file)
  const names = await pages.names.run({ files: [file, 'content/pages/about.yaml'] })
  expect(names).toEqual(['Linked page', 'About page'])
  expect(
    publish.unsaved.run({ drafts: [{ file, draft: [{ kind: 'set', path: ['a'], value: 'b' }] }] }),
  ).toMatchObject([{ file, path: [] }])
})

test.each([
  ['a link that leads nowhere', () => symlinkSync('nowhere', 'content/unanswered.yaml')],
  ['a folder', () => mkdirSync('content/unanswered.yaml')],
  ['a text of one word', () => writeFileSync('content/unanswered.yaml', 'word\n')],
])('%s in place of the questions without an answer stops no check and no removal', async (_, make) => {
  rmSync('content/unanswered.yaml')
  make()
  if (!existsSync('node_modules')) symlinkSync(join(before, 'node_modules'), 'node_modules')
  expect(checkQuestions).not.toThrow()
  expect(await pages.previewRemoval.run({ file: 'content/services/automation.yaml' })).toMatchObject({
    page: '/automation',
  })
})

test('a claim takes no name that programs have for themselves', async () => {
  const claim = { figure: '14 %', text: 'less', subject: 'less', source: 'A count of ours.' }
  const before = readText('content/claims.yaml').text
  expect(await claims.create.run({ name: 'constructor', claim })).toMatchObject({
    diagnostics: [{ field: '', message: 'nothing can be called "constructor"' }],
  })
  expect(readText('content/claims.yaml').text).toBe(before)
  expect(await claims.create.run({ name: 'toString', claim })).toEqual({ id: 'toString', diagnostics: [] })
})

test('a save whose answer was lost is answered as written, and another one still asks', async () => {
  const { version } = readText(home)
  const save = (value: string) =>
    pages.change.run({
      file: home,
      version,
      write: true,
      changes: [{ kind: 'set', path: ['blocks', 0, 'lead'], value }],
    })
  const first = await save('Said once and for all.')
  expect(await save('Said once and for all.')).toMatchObject({ isWritten: true, version: first.version })
  expect(first.version).toBe(readText(home).version)
  expect(() => save('Said otherwise.')).toThrow(/somebody else has changed/)
})

test('a person who is named is told by page and field, with the way there', async () => {
  const file = 'content/people/engagement-lead.yaml'
  expect(referencesTo(file)).toContainEqual({
    name: 'Contact page',
    field: expect.stringMatching(/person$/i),
    href: expect.stringMatching(/^\/pages\/contact#content\/pages\/contact\.yaml#.*person$/),
  })
  const { goesWith } = await pages.previewRemoval.run({ file })
  expect(goesWith).toEqual([expect.objectContaining({ name: 'Contact page', field: 'Reader' })])
  // The choice to remove it, where somebody else has changed it, says so too.
  const conflict = { id: 'x', file, path: [], kind: 'removed' as const, mine: undefined, theirs: 'role: A' }
  expect((await describeConflict(conflict)).namedIn).toEqual(referencesTo(file))
  // A service of the same name is another record.
  cpSync('content/services/ai-systems.yaml', 'content/services/engagement-lead.yaml')
  expect(referencesTo('content/services/engagement-lead.yaml')).toEqual([])
})

test('a removal is called by the name of what is gone', async () => {
  const file = 'content/people/yan.yaml'
  writeFileSync(file, 'place: 9\nname: Yan Ye\nrole: Pilot\nanswersFor: What flies.\n')
  const { version } = readText(file)
  expect(await pages.remove.run({ file, version, to: null, instead: null })).toMatchObject({
    steps: { undo: 'removed: Person “Yan Ye”' },
  })
})

test('the picture of a person is shown in its field, and no other file', async () => {
  const address = await storePortrait(
    'people',
    'yan.png',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  expect(await pictures.thumbnail.run({ file: `public${address}` })).toMatch(/^data:image\/webp;base64,/)
  for (const other of ['/people/none.png', '/../content/site.yaml', '/people/../../secret.png'])
    expect(await pictures.thumbnail.run({ file: `public${other}` })).toBeNull()
})

test('only what the button names is taken back', async () => {
  const { version } = readText(home)
  const changes = [{ kind: 'set' as const, path: ['blocks', 0, 'lead'], value: 'Another lead.' }]
  await pages.change.run({ file: home, version, write: true, changes })
  expect(nextSteps().undo).toBe('Home page: Home hero, lead')
  const record = { place: 9, role: 'Pilot', answersFor: 'What flies.' }
  const created = await pages.create.run({ kind: 'people', name: 'Zed', record })
  expect(created).toMatchObject({ diagnostics: [], steps: { undo: 'new: Person “Pilot”' } })
  const refused = await pages.step.run({ direction: 'undo', about: 'Home page: Home hero, lead' })
  expect(refused).toMatchObject({ isTaken: false, steps: { undo: 'new: Person “Pilot”' } })
  expect(existsSync('content/people/zed.yaml')).toBe(true)
  await pages.step.run({ direction: 'undo', about: 'new: Person “Pilot”' })
  expect(existsSync('content/people/zed.yaml')).toBe(false)
  expect(readText(home).text).toContain('Another lead.')
})

test.each(['<<<<<<< HEAD\na: b\n', '', '- a\n', 'a:\n\tb: c\n'])(
  'claims that say %j are told to be mended first',
  async (text) => {
    writeFileSync('content/claims.yaml', text)
    const claim = { figure: '3', text: 'x' }
    expect(() => claims.create.run({ name: 'zz test', claim })).toThrow(
      /cannot be read as they are written now/,
    )
    expect(() => claims.remove.run({ id: 'zzTest' })).toThrow(/cannot be read as they are written now/)
    expect(readFileSync('content/claims.yaml', 'utf8')).toBe(text)
  },
)

test('a new person is called by the name, and asked for no address', async () => {
  expect(await pages.blank.run({ kind: 'people' })).toMatchObject({ address: null, label: 'Person' })
  expect(await pages.blank.run({ kind: 'services' })).toMatchObject({ address: '/' })
  const record = { place: 9, name: 'Søren Wölk', role: 'Captain', answersFor: 'What floats.' }
  expect(await pages.create.run({ kind: 'people', name: 'Søren Wölk', record })).toMatchObject({
    diagnostics: [],
  })
  const files = ['content/people/soren-wolk.yaml', 'content/people/gone.yaml', home]
  expect(await pages.names.run({ files })).toEqual(['Person “Søren Wölk”', 'Person “Gone”', 'Home page'])
  expect(nameOfFile('content/people/soren-wolk.yaml', record)).toBe('Person “Søren Wölk”')
})
