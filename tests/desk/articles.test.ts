import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listArticles, readArticle, sourceOf } from '@lintel/desk/articles/article.ts'
import { changeFile, revertChanges } from '@lintel/desk/articles/changes.ts'
import type { Fields } from '@lintel/desk/articles/draft.ts'
import { fieldsOf, joinParts, splitParts, updateFields } from '@lintel/desk/articles/frontMatter.ts'
import { storePicture, storePortrait, substituteFor } from '@lintel/desk/articles/pictures.ts'
import { bringBack, forgetRemovals, keepRemoval, listRemovals } from '@lintel/desk/articles/removals.ts'
import { filesLinkingTo, removeArticle, renameArticle } from '@lintel/desk/articles/rename.ts'
import { fieldOf } from '@lintel/desk/records/fields.ts'
import { listUnusedPictures } from '@lintel/desk/records/pictureUses.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { isContent } from '@lintel/desk/versions/merge/contentFiles.ts'
import { actions } from '@lintel/desk/views/articles/actions.ts'
import { personSchema } from '@lintel/engine/schemas/person.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-articles-'))
const before = process.cwd()
const blog = join(folder, 'content/blog')
const file = 'content/blog/queues.md'
const unanswered = 'content/unanswered.yaml'
const questions = 'content/questions/blog/queues.yaml'

beforeAll(() => {
  process.chdir(folder)
  cpSync(join(before, 'content'), 'content', { recursive: true, filter: (path) => !/\.md$/.test(path) })
  for (const path of ['content/legal', 'pages', 'public']) mkdirSync(path, { recursive: true })
})
beforeEach(() => {
  for (const path of ['content/blog', 'content/questions/blog', 'content/redirects.yaml'])
    rmSync(path, { recursive: true, force: true })
  for (const path of ['content/blog', 'content/questions/blog']) mkdirSync(path, { recursive: true })
  writeFileSync(file, source)
  writeFileSync(questions, 'Queues:\n  - what is a queue?\n')
  writeFileSync(unanswered, '/blog/queues:\n  Queues:\n    - how long?\n')
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  // What modules remember of the folder is no other file's.
  vi.resetModules()
})

const source = `---
# What editors agreed on.
title: 'Queues: when to use one'
date: 2025-01-20 # a Monday
tags: [ queues, "event streams" ]
layout: wide
description: What to test.
---

| a | b |
|:--|--:|
| {{claim.retailInventory}} | ~~c~~[^1] |

- [ ] a task\\
  of two lines  
* * *
\`\`\`ts
const   a = '---'
\`\`\`

[^1]: A note.
`
const fields = fieldsOf(source) as Fields

describe('a front matter keeps what nobody touched', () => {
  const { matter } = splitParts(source)
  const edited = (changes: Partial<Fields>) => updateFields(matter, fields, { ...fields, ...changes })

  test('nothing', () => expect(edited({})).toBe(matter))

  test.each([
    [{ title: 'Queues' }, "'Queues: when to use one'", "'Queues'"],
    [{ description: '2025-01-20' }, 'What to test.', '"2025-01-20"'],
    [{ description: '1_000' }, 'What to test.', '"1_000"'],
    [{ date: '2025-02-03' }, '2025-01-20', '2025-02-03'],
    [{ tags: ['queues', 'a: b'] }, '[ queues, "event streams" ]', '[ queues, "a: b" ]'],
    [{ tags: [] }, '[ queues, "event streams" ]', '[]'],
    [{ description: 'Test it: now.' }, 'What to test.', '"Test it: now."'],
    [{ description: '' }, 'What to test.', '""'],
    [{ draft: true }, 'What to test.\n', 'What to test.\ndraft: true\n'],
    [{ author: 'Ada Example' }, 'What to test.\n', 'What to test.\nauthor: Ada Example\n'],
  ])('%j', (changes, former, now) => expect(edited(changes)).toBe(matter.replace(former, () => now)))

  test('a field that is left out again', () => {
    const drafted = edited({ draft: true, updated: '2025-02-03' })
    const former = { ...fields, draft: true, updated: '2025-02-03' }
    expect(updateFields(drafted, former, fields)).toBe(matter)
  })

  test.each([
    ['lines that end as on Windows', '---\r\ntitle: A\r\ntags:\r\n  - a\r\n  - b\r\n---\r\nText\r\n'],
    ['no front matter', 'Text\n'],
    ['an empty one', '---\n---\nText'],
    ['one without an end', '---\ntitle: A\n'],
    ['values below their names', '---\ntitle: >\n  A\n  b\ntags:\n- a\n---\nText'],
  ])('with %s', (_, other) => {
    const { open, matter, close, body } = splitParts(other)
    if (other.startsWith('---')) expect(open + matter + close + body).toBe(other)
    const former = fieldsOf(other) as Fields
    const changed = { ...former, title: 'B: c', tags: ['x', 'y z'], draft: true }
    const after = joinParts({ open, matter: updateFields(matter, former, changed), close, body })
    if (close) expect(fieldsOf(after)).toEqual(changed)
    expect(after.includes('\r\n')).toBe(other.includes('\r\n'))
  })
})

describe('an article that is saved unchanged is the same file', () => {
  test.each([
    ['as it is', source],
    ['of lines that end as on Windows', source.replaceAll('\n', '\r\n')],
    ['of both', source.replace('\n\n', '\r\n\r\n')],
    ['without front matter', 'Text\n---\nmore\n'],
    ['that begins with a mark of byte order', `\uFEFF${source}`],
    ['whose front matter cannot be read', source.replace('layout:', 'title: "')],
  ])('%s', (_, text) => {
    writeFileSync(file, text)
    expect(sourceOf(file, readArticle(file).edited)).toBe(text)
  })

  test('but for straight quotes in its prose', () => {
    const { head } = readArticle(file).edited
    const typed = { head, fields: { ...fields, title: "The firm's" }, body: 'It\'s "so": `it\'s`' }
    expect(sourceOf(file, typed)).toBe(
      joinParts({
        ...splitParts(head),
        matter: updateFields(splitParts(head).matter, fields, { ...fields, title: 'The firm’s' }),
        body: "It’s “so”: `it's`",
      }),
    )
  })

  test.each([
    ['half a character in the text', { head: '---\n---\n', fields: null, body: '\ud800' }],
    ['a front matter without its end', { head: '---\ntitle: a\n', fields: null, body: 'b' }],
    ['a front matter with two', { head: '---\ntitle: a\n---\n---\n', fields: null, body: 'b' }],
  ])('%s is refused', (_, edited) => expect(() => sourceOf(file, edited)).toThrow())
})

test('a heading that is renamed takes its questions along', async () => {
  writeFileSync(file, source.replace(/---\n\n[\s\S]*/, '---\n\n## How long\n\nA day.\n'))
  writeFileSync(unanswered, '/blog/queues:\n  How long:\n    - in hours?\n')
  const { version, edited } = readArticle(file)
  const body = edited.body.replace('## How long', '## How long: a day')
  await actions.save.run({ file, version, edited: { ...edited, body } })
  expect(readFileSync(unanswered, 'utf8')).toBe('/blog/queues:\n  "How long: a day":\n    - in hours?\n')
})

test('the newest article comes first, and those without a date stand on top', () => {
  const dates = { absent: '', new: '2025-03-01', old: '2024-01-01', without: '' }
  for (const [name, date] of Object.entries(dates))
    writeFileSync(`content/blog/${name}.md`, source.replace('date: 2025-01-20', date && `date: ${date}`))
  expect(listArticles().map((each) => each.date)).toEqual(['', '', '2025-03-01', '2025-01-20', '2024-01-01'])
})

describe('another address', () => {
  const rename = (slug: string, of = file) => renameArticle(of, readText(of).version, slug)

  test('of what visitors know leads from the old one, and links and questions follow', () => {
    writeFileSync(
      'content/blog/other.md',
      `${source}\n[one](/blog/queues) [two](/blog/queues#a) [three](/blog/queues-2)\n`,
    )
    const { changes } = rename('lines')
    expect(existsSync(file)).toBe(false)
    expect(readText('content/blog/lines.md').text).toBe(source)
    expect(readText('content/questions/blog/lines.yaml').text).toContain('what is a queue?')
    expect(readText(unanswered).text).toContain('/blog/lines:')
    expect(readText('content/blog/other.md').text).toContain(
      '[one](/blog/lines) [two](/blog/lines#a) [three](/blog/queues-2)',
    )
    expect(redirects()).toBe('- from: /blog/queues\n  to: /blog/lines\n')
    revertChanges(changes)
    expect([readText(file).text, existsSync('content/redirects.yaml')]).toEqual([source, false])
    expect(readText('content/blog/other.md').text).toContain('[one](/blog/queues)')
  })

  test('of what is not in UTF-8 is refused, and as a link it stays as it is', () => {
    const latin = Buffer.from(`${source}\ncaf\xe9 [one](/blog/queues)\n`, 'latin1')
    writeFileSync('content/blog/latin.md', latin)
    expect(() => rename('rows', 'content/blog/latin.md')).toThrow(/not in UTF-8/)
    const { changes } = rename('lines')
    expect(readFileSync('content/blog/latin.md')).toEqual(latin)
    revertChanges(changes)
    revertChanges(removeArticle('content/blog/latin.md', readText('content/blog/latin.md').version))
    expect(readFileSync('content/blog/latin.md')).toEqual(latin)
  })

  test('leads on at once, and back again', () => {
    rename('lines')
    rename('rows', 'content/blog/lines.md')
    expect(redirects()).toBe(
      '- from: /blog/queues\n  to: /blog/rows\n- from: /blog/lines\n  to: /blog/rows\n',
    )
    rename('queues', 'content/blog/rows.md')
    expect(redirects()).toBe(
      '- from: /blog/lines\n  to: /blog/queues\n- from: /blog/rows\n  to: /blog/queues\n',
    )
  })

  test.each(['draft: true', 'date: 2999-01-01'])('of what nobody knows needs no redirect: %s', (line) => {
    writeFileSync(
      file,
      source.replace('date: 2025-01-20', line.startsWith('date') ? line : `${line}\ndate: 2025-01-20`),
    )
    rename('lines')
    expect(existsSync('content/redirects.yaml')).toBe(false)
  })

  test('of what was never published needs no redirect', () => {
    renameArticle(file, readText(file).version, 'lines', false)
    expect(existsSync('content/redirects.yaml')).toBe(false)
  })

  test('is made of any words', async () => {
    const { version } = readText(file)
    expect(await actions.rename.run({ file, version, name: 'Why We Write Über Dinge!' })).toMatchObject({
      file: 'content/blog/why-we-write-uber-dinge.md',
    })
  })

  test.each(['', 'Lines', 'two words', '../lines', 'index', 'tags', 'queues'])('%j is refused', (slug) => {
    expect(() => rename(slug)).toThrow()
    expect(readText(file).text).toBe(source)
  })

  const redirects = () => readText('content/redirects.yaml').text.replace(/^#.*\n/, '')
})

test('where the disk takes nothing more, an article is removed with all that belongs to it or not at all', () => {
  const all = () => [file, questions, unanswered].map((each) => readText(each))
  const former = all()
  // A file in place of the folder in which files are written before they are put in place.
  rmSync('.cache/desk/writing', { recursive: true, force: true })
  mkdirSync('.cache/desk', { recursive: true })
  writeFileSync('.cache/desk/writing', '')
  expect(() => removeArticle(file, readText(file).version)).toThrow()
  expect(all()).toEqual(former)
  rmSync('.cache/desk/writing')
  // Whatever fails is found before anything is removed.
  writeFileSync(unanswered, Buffer.from('/blog/queues:\n  Queues:\n    - caf\xe9\n', 'latin1'))
  expect(() => removeArticle(file, readText(file).version)).toThrow('not in UTF-8')
  expect([existsSync(file), existsSync(questions)]).toEqual([true, true])
})

test('an article is renamed with all that belongs to it or not at all, and so is that taken back', () => {
  const [other, renamed] = ['content/blog/other.md', 'content/blog/lines.md']
  writeFileSync(other, `${source}\n[one](/blog/queues)\n`)
  writeFileSync('content/questions/blog/lines.yaml', 'Others:\n  - whose?\n')
  const all = () => [file, questions, unanswered, other].map((each) => readText(each).text)
  const former = all()
  const rename = () => renameArticle(file, readText(file).version, 'lines').changes
  expect(rename).toThrow('there is such a file already')
  expect([all(), existsSync(renamed)]).toEqual([former, false])
  rmSync('content/questions/blog/lines.yaml')
  const changes = rename()
  const written = readText(other).text
  writeFileSync(other, 'theirs')
  expect(() => revertChanges(changes)).toThrow(expect.objectContaining({ status: 409 }))
  expect([existsSync(file), existsSync(renamed)]).toEqual([false, true])
  writeFileSync(other, written)
  revertChanges(changes)
  expect([all(), existsSync(renamed)]).toEqual([former, false])
})

test('what is removed can be taken back, and who links to it is known', () => {
  writeFileSync('content/blog/other.md', `${source}\n[one](/blog/queues)\n`)
  expect(filesLinkingTo(file)).toEqual(['content/blog/other.md'])
  const changes = removeArticle(file, readText(file).version)
  expect([existsSync(file), existsSync(questions)]).toEqual([false, false])
  expect(readText(unanswered).text).not.toContain('queues')
  revertChanges(changes)
  expect([readText(file).text, existsSync(questions)]).toEqual([source, true])
})

describe('a deleted article', () => {
  const all = () => [file, questions, unanswered, redirectsFile].map((each) => readText(each).text)
  const redirectsFile = 'content/redirects.yaml'
  const removeIt = (each: string) => keepRemoval(each, removeArticle(each, readText(each).version))

  test('is brought back with all that belongs to it, whatever was deleted since', async () => {
    const other = 'content/blog/other.md'
    writeFileSync(other, source.replace(/^title: .*$/m, 'title: Other'))
    writeFileSync(
      unanswered,
      '/blog/queues:\n  Queues:\n    - how long?\n/blog/other:\n  Other:\n    - why?\n',
    )
    writeFileSync(
      redirectsFile,
      '# Where they went.\n- from: /blog/q\n  to: /blog/queues\n- from: /blog/o\n  to: /blog/other\n',
    )
    const former = all()
    removeIt(file)
    removeIt(other)
    expect(existsSync(redirectsFile)).toBe(false)
    expect((await listRemovals()).map(({ title }) => title)).toEqual(['Other', 'Queues: when to use one'])
    await bringBack(file)
    expect(await listRemovals()).toEqual([{ file: other, title: 'Other' }])
    await bringBack(other)
    expect(all().slice(0, 3)).toEqual(former.slice(0, 3))
    expect(readText(redirectsFile).text).toContain('- from: /blog/q\n  to: /blog/queues\n')
    expect(readText(redirectsFile).text).toContain('- from: /blog/o\n  to: /blog/other\n')
    await expect(bringBack(file)).rejects.toThrow(/not kept any more/)
  })

  test('is brought back as it was where nothing was changed since, comments and order included', async () => {
    writeFileSync(
      unanswered,
      '# Known gaps.\n/blog/queues:\n  Queues:\n    - how long?\n/about:\n  Us:\n    - why?\n',
    )
    writeFileSync(redirectsFile, '- from: /blog/q # by mail\n  to: /blog/queues\n- from: /a\n  to: /about\n')
    const former = all()
    removeIt(file)
    expect(existsSync(file)).toBe(false)
    await bringBack(file)
    expect(all()).toEqual(former)
    expect(await listRemovals()).toEqual([])
  })

  test('is not brought back over another one of its name, nor once that is published', async () => {
    removeIt(file)
    writeFileSync(file, 'Another.')
    expect(await listRemovals()).toEqual([])
    await expect(bringBack(file)).rejects.toThrow(/there is such a file already/)
    rmSync(file)
    forgetRemovals()
    expect(await listRemovals()).toEqual([])
  })

  test('can be brought back also where somebody has deleted its file, and not where it was renamed', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words])
    git('init', '--quiet')
    onTestFinished(() => rmSync('.git', { recursive: true }))
    const other = 'content/blog/other.md'
    writeFileSync(other, source.replace(/^title: .*$/m, 'title: Other'))
    git('add', '.')
    git('commit', '--quiet', '--message', 'before')
    rmSync(file)
    renameArticle(other, readText(other).version, 'another')
    expect(await listRemovals()).toEqual([{ file, title: 'Queues: when to use one' }])
    await bringBack(file)
    expect(readText(file).text).toBe(source)
  })
})

test('a change is not taken back where somebody has written since', () => {
  const changed = changeFile(file, readText(file), 'ours')
  writeFileSync(file, 'theirs')
  expect(() => revertChanges([changed])).toThrow(expect.objectContaining({ status: 409 }))
  expect(readText(file).text).toBe('theirs')
})

describe('a picture', () => {
  const drawing = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
  const drawn = (width: number, format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif') =>
    sharp({ create: { width, height: 20, channels: 3, background: '#369' } })
      .toFormat(format)
      .toBuffer()

  test.each([
    ['Plan of the Hall.PNG', 'png', 'images/plan-of-the-hall.png'],
    ['wrong.png', 'jpeg', 'images/wrong.jpg'],
    ['../../escape.webp', 'webp', 'images/escape.webp'],
    ['图.avif', 'avif', 'images/picture.avif'],
  ] as const)('%s of %s is stored as %s', async (name, format, stored) => {
    const bytes = await drawn(40, format)
    expect(await storePicture(name, bytes)).toBe(stored)
    expect(readFileSync(join(blog, stored)).equals(bytes)).toBe(true)
    expect(await storePicture(name, bytes)).toBe(stored)
  })

  test('of a name that is taken gets another one', async () => {
    await storePicture('plan.png', await drawn(40, 'png'))
    expect(await storePicture('plan.png', await drawn(50, 'png'))).toBe('images/plan-2.png')
  })

  test('of a person is scaled, without what the camera notes', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer()
    const address = await storePortrait('people', 'Søren Wölk.jpeg', photo)
    expect(address).toBe('/people/soren-wolk.jpg')
    const { width, height, exif } = await sharp(`public${address}`).metadata()
    expect([width, height, exif]).toEqual([576, 384, undefined])
    expect(fieldOf(personSchema)).toMatchObject({
      fields: { picture: { kind: 'picture', folder: 'people', isCropped: true, isOptional: true } },
    })
    const file = `public${address}`
    expect(isContent(file)).toBe(true)
    expect(listUnusedPictures()).toContain(file)
    writeFileSync('content/people/soren.yaml', `picture: ${address}\n`)
    expect(listUnusedPictures()).not.toContain(file)
    rmSync('content/people/soren.yaml')
    rmSync(file)
  })

  test('of a person is no drawing, as that could not be cut', async () => {
    await expect(storePortrait('people', 'ada.svg', drawing('<path d="M0 0h9"/>'))).rejects.toMatchObject({
      status: 422,
    })
  })

  test('in SVG is stored without what its program notes', async () => {
    expect(await storePicture('Plan.svg', drawing('<!-- by Ada --><path d="M0 0h9"/>'))).toBe(
      'images/plan.svg',
    )
    expect(readFileSync(join(blog, 'images/plan.svg'))).toEqual(drawing('<path d="M0 0h9"/>'))
  })

  test('of a phone, in HEIC, is stored as JPEG in every place, upright and without what the phone notes', async () => {
    const photo = readFileSync(join(import.meta.dirname, 'photo.heic'))
    expect(photo.includes('Ada')).toBe(true)
    const article = join(blog, await storePicture('IMG_1.HEIC', photo))
    const portrait = await storePortrait('people', 'IMG_1.HEIC', photo)
    expect([article, portrait]).toEqual([join(blog, 'images/img-1.jpg'), '/people/img-1.jpg'])
    for (const file of [article, `public${portrait}`]) {
      const { format, width, height, exif, orientation } = await sharp(file).metadata()
      expect([format, width, height, exif, orientation]).toEqual(['jpeg', 96, 64, undefined, undefined])
      // Blue on the left, red on the right.
      const [red = 0, , blue = 0] = await sharp(file)
        .extract({ left: 9, top: 9, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(blue).toBeGreaterThan(red + 100)
    }
    expect(await substituteFor('content/blog/images/a.webp', 'IMG_1.HEIC', photo)).toHaveProperty('length')
    rmSync(`public${portrait}`)
  })

  test.each(['heic', 'mif1'])('of a phone (%s) that is cut off is refused', async (kind) => {
    const photo = Buffer.from(`\0\0\0\x18ftyp${kind}\0\0\0\0mif1heic`, 'latin1')
    await expect(storePicture('IMG_1.HEIC', photo)).rejects.toThrow(/damaged/)
  })

  test('larger than any screen asks for is scaled', async () => {
    const stored = await storePicture('wide.png', await drawn(6000, 'png'))
    expect(await sharp(join(blog, stored)).metadata()).toMatchObject({ width: 2880, format: 'png' })
  })

  test.each([
    ['a GIF', () => drawn(40, 'gif')],
    ['a drawing that runs something', () => drawing('<script>x</script>')],
    ['a text', () => Buffer.from('GIF89a <script>')],
    ['nothing', () => Buffer.from('')],
    ['more than 20 MB', () => Buffer.alloc(20_000_001)],
  ])(
    '%s is refused',
    async (_, make) =>
      await expect(storePicture('picture.png', await make())).rejects.toMatchObject({ status: 422 }),
  )
})
