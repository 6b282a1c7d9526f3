import { draw, type Lettering } from './lettering.ts'

const textElement = /<text([^>]*)>([^<]*)<\/text>/g
/** As `drawings.css` sets them. */
const label: Lettering = { weight: 500, size: 13, tracking: 0.08 }
const figure: Lettering = { weight: 600, size: 44, tracking: -0.03 }

/** Turns the words of a drawing into outlines, because the renderer of images has no fonts but the system's. */
export function outlineTexts(svg: string): string {
  return svg.replaceAll(textElement, (_, attributes: string, content: string) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
    const isFigure = attribute('class')?.includes('drawing-figure')
    const words = decode(content)
    const { path, width } = isFigure ? draw(words, figure) : draw(words.toUpperCase(), label)
    const start = { middle: width / 2, end: width }[attribute('text-anchor') ?? ''] ?? 0
    const place = `translate(${Number(attribute('x')) - start} ${attribute('y')})`
    const turn = attribute('transform')
    return `<path class="${attribute('class')}" transform="${turn ? `${turn} ` : ''}${place}" d="${path}"/>`
  })
}

function decode(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
