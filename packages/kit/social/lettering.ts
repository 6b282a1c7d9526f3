import { join } from 'node:path'
import { site } from '@site/data/site.ts'
import { type Font, openSync } from 'fontkit'

/** The site's font as static files, since system fonts vary. Later subsets fill in missing letters. */
const subsets = ['latin', 'latin-ext']
const folder = join(process.cwd(), `node_modules/@fontsource/${site.typeface}/files`)

type Weight = 500 | 600

export interface Lettering {
  weight: Weight
  /** Font size in px. */
  size: number
  /** Letter spacing, relative to the font size. */
  tracking: number
}

interface Run {
  font: Font
  text: string
}

const opened = new Map<Weight, Font[]>()

function fontsOf(weight: Weight): Font[] {
  const cached = opened.get(weight)
  if (cached) return cached
  const files = subsets.map((subset) => join(folder, `${site.typeface}-${subset}-${weight}-normal.woff`))
  const fonts = files.map((file) => openSync(file) as Font)
  opened.set(weight, fonts)
  return fonts
}

/** Returns the width of a line of text in px. */
export function widthOf(text: string, { weight, size, tracking }: Lettering): number {
  const advance = text.split(' ').reduce((sum, word) => sum + advanceOf(word, weight), 0)
  const [letters, spaces] = [text.length, text.split(' ').length - 1]
  return (advance + spaces * advanceOf(' ', weight)) * size + Math.max(0, letters - 1) * tracking * size
}

const advances = new Map<string, number>()

/** Returns the advance width of a word at size 1, without letter spacing. */
function advanceOf(word: string, weight: Weight): number {
  const key = `${weight} ${word}`
  const cached = advances.get(key)
  if (cached !== undefined) return cached
  const parts = runsOf(word, fontsOf(weight))
  const advance = parts.reduce(
    (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
    0,
  )
  advances.set(key, advance)
  return advance
}

/**
 * Returns a line of text as outlines.
 * @returns path data with the baseline starting at 0 0, and the width
 */
export function draw(text: string, { weight, size, tracking }: Lettering): { path: string; width: number } {
  let [path, x] = ['', 0]
  for (const { font, text: letters } of runsOf(text, fontsOf(weight))) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      if (!position) continue
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + position.xOffset * scale, 0)
        .toSVG()
      x += position.xAdvance * scale + tracking * size
    }
  }
  return { path, width: Math.max(0, x - tracking * size) }
}

/** Removes letters that the font does not have, such as those of another script. */
export function dropUnsupported(text: string): string {
  const fonts = fontsOf(600)
  const supported = [...text.normalize('NFC')].filter((letter) => fonts.some((font) => has(font, letter)))
  return supported.join('').replaceAll(/\s+/g, ' ').trim()
}

/** Splits a text into runs, each in the first font that has its letters. */
function runsOf(text: string, fonts: Font[]): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = fonts.find((each) => has(each, letter))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function has(font: Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}
