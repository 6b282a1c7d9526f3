import { textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { ElementContent } from 'hast'
import { quoteOf } from './asWords.ts'
import { text } from './blocks.ts'

const tableOf = (plain: string, raised: string) =>
  new Map(Array.from(plain, (letter, index) => [letter, Array.from(raised)[index] ?? '']))

const letters = {
  sup: tableOf('0123456789+-−=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
  sub: tableOf('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
}
/** What is raised as it stands. */
const marks = /^[®™©℠*†‡ªº°]+$/

export const isRaised = (name: string): name is keyof typeof letters => Object.hasOwn(letters, name)

/**
 * Markdown has neither: 10<sup>6</sup> must not become 106.
 * @param changed is told of words that have no such letters, and stand in brackets
 */
export function raised(
  name: keyof typeof letters,
  children: ElementContent[],
  changed: (what: string) => void,
): ElementContent[] {
  const words = children.map(textOf).join('').trim()
  if (!words || marks.test(words)) return children
  const isText = children.every(({ type }) => type === 'text')
  const written = Array.from(words, (letter) => letters[name].get(letter))
  if (isText && written.every(Boolean)) return [text(written.join(''))]
  const sign = name === 'sup' ? '^' : '_'
  const told = quoteOf(words)
  changed(`<${name}> around “${told}”, which stands as ${sign}(${told})`)
  return [text(`${sign}(`), ...children, text(')')]
}
