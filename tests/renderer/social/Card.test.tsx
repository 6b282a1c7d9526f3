import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { postList } from '#content/posts.ts'
import { services } from '#content/services.ts'
import { tools } from '#content/tools.ts'
import type { Subject } from '#renderer/head.ts'
import { cardSize, cardSvg, titleBox } from '#renderer/social/Card.tsx'
import { drawingOf, SiteDrawing } from '#renderer/social/drawingOf.tsx'
import { outlined } from '#renderer/social/outlined.tsx'

const subjects: (Subject | undefined)[] = [
  undefined,
  { kind: 'contact' },
  ...tools().map((tool): Subject => ({ kind: 'tool', tool })),
  ...services().map((service): Subject => ({ kind: 'service', service })),
  ...postList().map((post): Subject => ({ kind: 'post', post })),
]

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
    const empty = await pixels(cardSvg({ title: '', drawing: { of: 'site' } }))
    const [left, top, right, bottom] = difference(
      empty,
      await pixels(cardSvg({ title, drawing: { of: 'site' } })),
    )
    expect(right).toBeGreaterThan(left)
    expect(left).toBeGreaterThanOrEqual(titleBox.x - 2)
    expect(top).toBeGreaterThanOrEqual(titleBox.y)
    expect(right).toBeLessThanOrEqual(titleBox.x + titleBox.width + 2)
    expect(bottom).toBeLessThanOrEqual(titleBox.y + titleBox.height + 12)
  },
)

test.each(subjects)('a card needs no font of the system, and has a drawing: %o', (subject) => {
  const svg = cardSvg({ title: 'A title', drawing: drawingOf(subject) })
  expect(svg).not.toMatch(/<text|undefined|NaN/)
  expect(svg.match(/<(?:path|circle)\b/g)?.length).toBeGreaterThan(15)
})

test('no two posts or services have the same drawing', () => {
  const drawings = subjects.slice(2).map((subject) => JSON.stringify(drawingOf(subject)))
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('the words of a drawing stand in it as outlines', () => {
  const service = services().find(({ id }) => id === 'automation')
  if (!service) throw new Error('There is no service "automation".')
  const drawing = drawingOf({ kind: 'service', service })
  const words = renderToStaticMarkup(<SiteDrawing drawing={drawing} />).match(/<text/g)?.length ?? 0
  const { content } = outlined(drawing)
  expect(words).toBeGreaterThan(2)
  expect(content.match(/<path[^>]* transform="[^"]*translate\([^"]*\)"[^>]* d="M/g)).toHaveLength(words)
})
