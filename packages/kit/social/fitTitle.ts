import { dropUnsupported, type Lettering, widthOf } from './lettering.ts'

interface FittedTitle {
  lettering: Lettering
  lines: string[]
}

/** Font sizes (px), largest first. The first that fits the title without breaking a word is used. */
const sizes = [68, 60, 52, 46, 40]
/** Line height, relative to the font size. */
export const leading = 1.1

const letteringOf = (size: number): Lettering => ({ weight: 600, size, tracking: -0.028 })

/**
 * Breaks a title into lines that fit a box. At the smallest size, a word wider than the box is broken, and
 * text that does not fit ends with an ellipsis.
 * @param width of the box in px
 * @param height of the box in px
 */
export function fitTitle(title: string, width: number, height: number): FittedTitle {
  const text = dropUnsupported(title)
  for (const size of sizes) {
    const lettering = letteringOf(size)
    const lines = linesOf(text, width, lettering)
    if (lines.join(' ') !== text || lines.length > maxLines(size, height)) continue
    return { lettering, lines: balanced(text, lines, width, lettering) }
  }
  const smallest = Math.min(...sizes)
  const lettering = letteringOf(smallest)
  const lines = shortened(linesOf(text, width, lettering), maxLines(smallest, height), width, lettering)
  return { lettering, lines }
}

const maxLines = (size: number, height: number) => Math.floor(height / (size * leading))

/** Makes the lines similar in length without adding any. */
function balanced(text: string, lines: string[], width: number, lettering: Lettering): string[] {
  for (let narrower = width * 0.5; narrower < width; narrower += width / 20) {
    const candidate = linesOf(text, narrower, lettering)
    if (candidate.length === lines.length && candidate.join(' ') === text) return candidate
  }
  return lines
}

function linesOf(text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, width, lettering))) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, lettering) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** Splits a word that is wider than a line into pieces that each fill one. */
function piecesOf(word: string, width: number, lettering: Lettering): string[] {
  if (widthOf(word, lettering) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece && widthOf(piece + letter, lettering) > width) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}

function shortened(lines: string[], most: number, width: number, lettering: Lettering): string[] {
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last && widthOf(`${last}…`, lettering) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`]
}
