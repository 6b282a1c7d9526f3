import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { setFallback } from '@lintel/engine/content/sources.ts'
import { getContent, getEntry } from '@lintel/engine/content/store.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SheetHead } from '#components/sections/case-study-sheet.tsx'
import { CaseStudies } from './CaseStudies.tsx'

const id = 'back-office-automation'
const path = `case-studies/${id}.yaml`
const source = readFileSync(`content/${path}`, 'utf8')
const picture = 'images/case/hall.png'
const withPicture = `${source}\npicture: ${picture}\n`

beforeAll(async () => {
  mkdirSync('content/blog/images/case', { recursive: true })
  const hall = { width: 1600, height: 1200, channels: 3, background: '#ccc' } as const
  await sharp({ create: hall }).png().toFile(`content/blog/${picture}`)
})
afterEach(() => {
  for (const file of [`content/${path}`, 'content/pictures.yaml']) setFallback(file, undefined)
})
afterAll(() => rmSync('content/blog/images/case', { recursive: true }))

const card = () => {
  const blocks = getContent('pages', 'case-studies').blocks.filter(({ block }) => block === 'case-studies')
  return renderToStaticMarkup(<CaseStudies {...(blocks[0] as Parameters<typeof CaseStudies>[0])} />)
}

const sheet = () => {
  const study = getEntry('caseStudies', id)
  const { heading, sheet: words } = getContent('pages', 'case-studies')
  return study && renderToStaticMarkup(<SheetHead study={study} words={words} list={heading} notes={[]} />)
}

const drawingsIn = (html = '') => html.split('role="img"').length - 1

test('a case without a picture has its drawings', () => {
  expect(`${card()}${sheet()}`).not.toContain('<img')
  expect([drawingsIn(card()), drawingsIn(sheet())]).toEqual([3, 2])
})

test('a case shows its picture in place of its drawings, around its focus, on its card once it comes near', () => {
  setFallback(`content/${path}`, `${withPicture}alt: Clerks at a desk\n`)
  setFallback('content/pictures.yaml', `- picture: ${picture}\n  focus: { x: 9, y: 100 }\n`)
  expect([drawingsIn(card()), drawingsIn(sheet())]).toEqual([2, 0])
  const image =
    /<img src="\/blog\/images\/case\/hall\.\w+\.hero-9-100\.1440\.webp" srcSet="[^"]+ 720w, [^"]+ 1440w"/
  const size = 'alt="Clerks at a desk" width="1440" height="720"'
  expect(card()).toMatch(image)
  expect(card()).toContain(`${size} loading="lazy"`)
  expect(sheet()).toMatch(image)
  expect(sheet()).toContain(`${size} decoding`)
})

test.each([
  ['one without words', withPicture, 'alt', 'say what the picture shows'],
  [
    'one that is not there',
    `${source}\npicture: images/none.png\nalt: A hall\n`,
    'picture',
    /put an image at/,
  ],
])('%s is refused with what to do', (_, text, field, fix) =>
  expect(checkRecord(path, text)).toMatchObject([{ field, fix: expect.stringMatching(fix) }]),
)
