import { postList } from '@lintel/engine/content/posts.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import type { Subject } from '@lintel/engine/render/head.ts'
import { cardSize, cardSvg, titleBox } from '@lintel/kit/social/Card.tsx'
import { outlined } from '@lintel/kit/social/outlined.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteDrawings } from '#renderer/siteDrawings.tsx'

const subjects: (Subject | undefined)[] = [
  undefined,
  { kind: 'contact' },
  ...getCollection('tools').map((tool): Subject => ({ kind: 'tool', tool })),
  ...getCollection('services').map((service): Subject => ({ kind: 'service', service })),
  ...postList().map((post): Subject => ({ kind: 'post', post })),
]

/** The card of a page, as a build draws it. */
function svgOf(title: string, subject?: Subject): string {
  const { drawing, label } = siteDrawings.of(subject)
  return cardSvg({ title, label }, <siteDrawings.Drawing drawing={drawing} />)
}

const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

/** The box around everything that differs between two images: [left, top, right, bottom]. */
function difference(one: Buffer, other: Buffer): [number, number, number, number] {
  const box: [number, number, number, number] = [cardSize.width, cardSize.height, -1, -1]
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue
    const [x, y] = [(at / 3) % cardSize.width, Math.floor(at / 3 / cardSize.width)]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

test.each(['Contact', 'W'.repeat(300), `${'Donaudampfschiff'.repeat(9)} ${'gypsy '.repeat(40)}`])(
  'the title %s covers nothing but its place',
  async (title) => {
    const empty = await pixels(svgOf(''))
    const [left, top, right, bottom] = difference(empty, await pixels(svgOf(title)))
    expect(right).toBeGreaterThan(left)
    expect(left).toBeGreaterThanOrEqual(titleBox.x - 2)
    expect(top).toBeGreaterThanOrEqual(titleBox.y)
    expect(right).toBeLessThanOrEqual(titleBox.x + titleBox.width + 2)
    expect(bottom).toBeLessThanOrEqual(titleBox.y + titleBox.height + 12)
  },
)

test.each(subjects)('a card needs no font of the system, and has a drawing: %o', (subject) => {
  const svg = svgOf('A title', subject)
  expect(svg).not.toMatch(/<text|undefined|NaN/)
  expect(svg.match(/<(?:path|circle)\b/g)?.length).toBeGreaterThan(15)
})

test('no two posts or services have the same drawing', () => {
  const drawings = subjects.slice(2).map((subject) => JSON.stringify(siteDrawings.of(subject).drawing))
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('the words of a drawing stand in it as outlines', () => {
  const service = getCollection('services').find(({ id }) => id === 'automation')
  if (!service) throw new Error('There is no service "automation".')
  const { drawing } = siteDrawings.of({ kind: 'service', service })
  const element = <siteDrawings.Drawing drawing={drawing} />
  const words = renderToStaticMarkup(element).match(/<text/g)?.length ?? 0
  const { content } = outlined(element)
  expect(words).toBeGreaterThan(2)
  expect(content.match(/<path[^>]* transform="[^"]*translate\([^"]*\)"[^>]* d="M/g)).toHaveLength(words)
})
