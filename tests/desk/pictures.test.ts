import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readVersion } from '@lintel/desk/server/files.ts'
import { undoOrRedo } from '@lintel/desk/server/history.ts'
import { mergeIfClear } from '@lintel/desk/versions/merge/mergeTexts.ts'
import { actions } from '@lintel/desk/views/pictures/actions.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-pictures-'))
const file = 'content/blog/images/plan.png'
const notes = 'content/pictures.yaml'
const nothing = { source: '', permission: '', focus: null }
const noted = (source: string, permission = '') => ({ ...nothing, source, permission })

beforeEach(async () => {
  process.chdir(folder)
  for (const each of ['content', 'public', '.cache']) rmSync(each, { recursive: true, force: true })
  cpSync(join(before, 'content'), 'content', { recursive: true })
  mkdirSync('public/people', { recursive: true })
  writeFileSync(file, await drawn(40, 'png'))
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  vi.resetModules()
})

const drawn = (width: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height: 20, channels: 3, background: '#369' } })
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer()

const listed = async (which = file) =>
  (await actions.list.run({})).pictures.find((each) => each.file === which)

const current = (which = file) => ({ file: which, version: readVersion(which) ?? '' })

const replaceBy = (bytes: Uint8Array, name = 'new', which = current()) =>
  actions.replace.run({ ...which, name, base64: Buffer.from(bytes).toString('base64') })

test('each picture is listed with where it is shown, in which words, and how large it is', async () => {
  writeFileSync(
    'content/blog/plan.md',
    '---\ntitle: Plans\ndate: 2025-01-20\nheroImage: images/plan.png\n---\n\nWords.\n\n![Three rooms](images/plan.png)\n\n```\n![no picture](images/plan.png)\n```\n',
  )
  const name = 'Article “Plans”'
  expect(await listed()).toMatchObject({
    name: 'images/plan.png',
    size: { width: 40, height: 20 },
    bytes: readFileSync(file).length,
    uses: [
      { name, href: '/articles/plan', alt: '' },
      { name, href: '/articles/plan', field: 'Paragraph 2', alt: 'Three rooms' },
      { name, field: 'Paragraph 3' },
    ],
  })
  writeFileSync(
    'content/pages/plans.yaml',
    'blocks:\n  - { block: picture, hidden: true, picture: images/plan.png, alt: A plan }\n',
  )
  // It can be shown again, and so is not used nowhere.
  expect((await listed())?.uses.at(-1)).toMatchObject({ field: 'Picture, picture (hidden)', alt: 'A plan' })
  writeFileSync('content/people/ada.yaml', 'place: 9\nname: Ada\nrole: Pilot\npicture: /people/ada.png\n')
  writeFileSync('public/people/ada.png', await drawn(9, 'png'))
  expect((await listed('public/people/ada.png'))?.uses).toMatchObject([
    { name: 'Person “Ada”', field: 'Picture' },
  ])
  writeFileSync('content/blog/images/cut.png', (await drawn(40, 'png')).subarray(0, 20))
  expect(await listed('content/blog/images/cut.png')).toMatchObject({ size: null, uses: [] })
})

test('another picture takes its place in the same format, without what cameras note, and undo brings it back', async () => {
  const former = readFileSync(file)
  await replaceBy(await drawn(6000, 'jpeg'))
  const { format, width, exif } = await sharp(file).metadata()
  expect([format, width, exif]).toEqual(['png', 2880, undefined])
  // Undo reads its list at each save, so that pictures are kept beside it.
  const day = `.cache/desk/history/${new Date().toLocaleDateString('sv')}.json`
  expect(readFileSync(day).length).toBeLessThan(500)
  undoOrRedo('undo', mergeIfClear)
  expect(readFileSync(file)).toEqual(former)
  undoOrRedo('redo', mergeIfClear)
  expect((await sharp(file).metadata()).width).toBe(2880)
})

test('a portrait is kept whole, in the size that pages show', async () => {
  const portrait = 'public/people/ada.jpg'
  writeFileSync(portrait, await drawn(384, 'jpeg'))
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
  await replaceBy(await photo.webp().toBuffer(), 'ada.webp', current(portrait))
  expect(await sharp(portrait).metadata()).toMatchObject({ format: 'jpeg', width: 576, height: 384 })
})

test('what is none, of another kind, or came too late takes no place', async () => {
  const former = readFileSync(file)
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  )
  await expect(replaceBy(Buffer.from('GIF89a'))).rejects.toMatchObject({ status: 422 })
  await expect(replaceBy(drawing)).rejects.toThrow(/cannot take the place/)
  const svg = current('content/blog/images/envelope.svg')
  await expect(replaceBy(former, 'plan.png', svg)).rejects.toThrow(/cannot take the place/)
  await expect(replaceBy(former, 'plan.png', { ...current(), version: 'other' })).rejects.toMatchObject({
    status: 409,
  })
  for (const other of ['content/site.yaml', '../plan.png', 'public/people/none.png'])
    await expect(replaceBy(former, 'a.png', { file: other, version: '' })).rejects.toMatchObject({
      status: 404,
    })
  expect(readFileSync(file)).toEqual(former)
  await replaceBy(drawing, 'new.svg', svg)
  expect(readFileSync(svg.file)).toEqual(drawing)
})

test('only what nothing shows is removed, together with its note, and undo brings both back', async () => {
  const shown = 'content/blog/images/envelope.svg'
  expect(() => actions.remove.run(current(shown))).toThrow(/shows this picture/)
  await actions.note.run({ file, was: nothing, now: noted('Drawn by us') })
  const written = readFileSync(notes, 'utf8')
  const former = readFileSync(file)
  expect(() => actions.remove.run({ file, version: 'other' })).toThrow(/meanwhile/)
  await actions.remove.run(current())
  expect([existsSync(file), existsSync(notes)]).toEqual([false, false])
  undoOrRedo('undo', mergeIfClear)
  expect(readFileSync(file)).toEqual(former)
  expect(readFileSync(notes, 'utf8')).toBe(written)
})

test('source and permission are noted once for each picture, beside the notes of others', async () => {
  const theirs = '# ours\n- picture: images/envelope.svg\n  source: Ada\n'
  writeFileSync(notes, theirs)
  const permission = 'Bea, "for 100 % of all uses", until 2027'
  await actions.note.run({ file, was: nothing, now: noted('Studio Bea', permission) })
  expect(readFileSync(notes, 'utf8').startsWith(theirs)).toBe(true)
  expect(checkRecord('pictures.yaml', readFileSync(notes, 'utf8'))).toEqual([])
  expect(await listed()).toMatchObject({ note: noted('Studio Bea', permission), uses: [] })
  expect(() => actions.note.run({ file, was: nothing, now: noted('Mine') })).toThrow(/meanwhile/)
  const was = noted('Studio Bea', permission)
  expect(() => actions.note.run({ file, was, now: noted('a'.repeat(301)) })).toThrow(/300|characters/)
  await actions.note.run({ file, was, now: nothing })
  expect(readFileSync(notes, 'utf8')).toBe(theirs)
  writeFileSync(notes, 'picture: [')
  expect(await listed()).toMatchObject({ note: nothing })
  expect(() => actions.note.run({ file, was: nothing, now: noted('Mine') })).toThrow(/cannot be read|notes/)
})

test('what stays in view is noted beside the source, and within the picture', async () => {
  const was = noted('Ada')
  await actions.note.run({ file, was: nothing, now: was })
  const now = { ...was, focus: { x: 0, y: 100 } }
  await actions.note.run({ file, was, now })
  expect((await actions.open.run({ file }))?.note).toEqual(now)
  expect(readFileSync(notes, 'utf8')).toMatch(/source: Ada\n\s+focus:\n\s+x: 0\n\s+y: 100\n/)
  for (const focus of [
    { x: -1, y: 0 },
    { x: 0, y: 101 },
    { x: 0.5, y: 0 },
  ])
    expect(() => actions.note.run({ file, was: now, now: { ...was, focus } })).toThrow(/number/)
  await actions.note.run({ file, was: now, now: was })
  expect(readFileSync(notes, 'utf8')).not.toContain('focus')
})

test.each([
  'content/site.yaml',
  'content/blog/images/none.png',
  'content/blog/images/../../site.yaml',
  'content/blog/images/.png',
])('%s is no picture', async (other) => expect(await actions.open.run({ file: other })).toBeNull())

test('an empty file is a picture that cannot be read, and can be removed', async () => {
  const empty = 'content/blog/images/empty.png'
  writeFileSync(empty, '')
  const listed = (await actions.list.run({})).pictures.find((each) => each.file === empty)
  expect(listed).toMatchObject({ size: null, bytes: 0, isWritable: true })
  await actions.remove.run({ file: empty, version: listed?.version ?? '' })
  expect(existsSync(empty)).toBe(false)
})
