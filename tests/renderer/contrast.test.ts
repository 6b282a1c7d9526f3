import { globSync, readFileSync } from 'node:fs'
import { colorToken, siteColors } from '@lintel/engine/render/accent/tokens.ts'
import { blend, contrast, rgbOf } from '@lintel/engine/render/contrast.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

const tokens = siteColors(site.accent)

/** What a page, a band and a card stand on. The header and the veils are translucent over these and stay between them. */
const grounds = ['background', 'surface', 'raised']

/** Text on what it stands on: WCAG 2.2 SC 1.4.3. Disabled controls stand at 60 % opacity, which it exempts. */
const texts: [text: string, on: string[]][] = [
  ['text', grounds],
  ['muted', grounds],
  ['accent-text', [...grounds, 'line']], // "line" is the apple button under the pointer.
  ['danger', grounds],
  ['success', grounds],
  ['on-accent', ['accent', 'accent-end']],
  ['on-danger', ['danger']],
  ['background', ['text', 'accent-text']],
]

/** Parts of code, which stands on the surface alone; its other parts have the colors of text. */
const codeParts = ['code-string', 'code-value']

/** Filled buttons that fade to 90 % under the pointer, over whatever they stand on. */
const faded: [text: string, on: string][] = [
  ['on-danger', 'danger'],
  ['background', 'accent-text'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-end'],
]

/** Edges of controls in rest, under the pointer and in error, and the focus ring: SC 1.4.11. */
const edges = ['edge', 'accent-text', 'danger']

/** Fills without text on them that say nothing the words beside them do not say. */
const decoration = ['success']

const pairs = texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const))

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const color = (name: string) => rgbOf(colorToken(tokens, name)[theme])

  test.each(pairs)('%s on %s is readable', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(codeParts)('%s is readable', (part) => {
    expect(contrast(color(part), color('surface'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(faded)('%s on %s stays readable under the pointer', (text, fill) => {
    for (const ground of grounds) {
      const [above, behind] = [text, fill].map((name) => blend(color(name), color(ground), 0.9))
      expect(contrast(above ?? [0, 0, 0], behind ?? [0, 0, 0]), `over ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(edges)('a control’s edge or ring in %s stands out', (edge) => {
    for (const ground of grounds)
      expect(contrast(color(edge), color(ground)), `on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['text', 4.5],
  ['muted', 4.5],
  ['accent-text', 4.5],
  ['edge', 3],
])('%s stands out on a ground that is dark in either theme', (name, least) => {
  const [above, behind] = [name, 'blueprint'].map((each) => rgbOf(colorToken(tokens, each).dark))
  expect(contrast(above ?? [0, 0, 0], behind ?? [0, 0, 0])).toBeGreaterThanOrEqual(least)
})

describe('the tables leave nothing out', () => {
  const sources = [
    'components/**/*.{ts,tsx}',
    'pages/**/*.{ts,tsx}',
    'renderer/**/*.{css,tsx}',
    'packages/kit/**/*.{css,ts,tsx}',
  ]
  const code = sources
    .flatMap((pattern) => globSync(pattern))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = [...tokens.keys()]

  /** The tokens that the code combines with a utility such as `text-`, by Tailwind's classes. */
  const used = (...utilities: string[]) =>
    names.filter((name) => new RegExp(`(?<![\\w-])(?:${utilities.join('|')})-${name}(?![\\w-])`).test(code))

  test('every color used for text', () => {
    expect(used('text').sort()).toEqual(texts.map(([text]) => text).sort())
  })

  test('every color that something stands on', () => {
    const covered = new Set([...texts.flatMap(([, on]) => on), ...decoration])
    expect(used('bg', 'toward').sort()).toEqual([...covered].sort())
  })

  test('every button that fades', () => {
    const fading = code.match(/'[^']*hover:opacity-\d+[^']*'/g) ?? []
    const covered = (look: string) =>
      faded.some(([text, fill]) => look.includes(` text-${text}`) && new RegExp(`bg-${fill} `).test(look))
    expect(fading).not.toHaveLength(0)
    expect(fading.filter((look) => !look.includes('hover:opacity-90') || !covered(look))).toEqual([])
  })
})

test('every color is declared for both themes in six digits', () => {
  const declared = readFileSync('packages/kit/styles/tokens.css', 'utf8').matchAll(/--color-([\w-]+):/g)
  const others = [...declared].map(([, name]) => name ?? '').filter((name) => !tokens.has(name))
  expect(others).toEqual([])
})

describe('the measure itself', () => {
  test.each<[string, string, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s has %d', (one, other, ratio) => {
    expect(contrast(rgbOf(one), rgbOf(other))).toBeCloseTo(ratio, 2)
    expect(contrast(rgbOf(other), rgbOf(one))).toBeCloseTo(ratio, 2)
  })
})
