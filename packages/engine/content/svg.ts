import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element of a drawing: its name, and its attributes by theirs. */
export interface SvgElement {
  name: string
  attributes: Record<string, string>
}

class SvgError extends Error {}

/** In bytes: a parser takes a second for as many. */
const largest = 5_000_000
/** What refers to something that refers further may be drawn as often as all of it multiplied. */
const maxChainLength = 4

const setOf = (list: string) => new Set(list.trim().split(/\s+/))

const elements = setOf(`
  svg g defs symbol use switch title desc metadata style
  path line rect circle ellipse polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

const attributes = setOf(`
  id class style lang role tabindex focusable type media version baseProfile
  x y x1 y1 x2 y2 dx dy width height rx ry cx cy r fx fy fr d points pathLength viewBox preserveAspectRatio
  transform transform-origin transform-box gradientUnits gradientTransform spreadMethod offset
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
  markerWidth markerHeight markerUnits refX refY orient
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color color-interpolation color-interpolation-filters color-rendering opacity
  display visibility overflow clip clip-path clip-rule mask mask-type marker marker-start marker-mid marker-end
  paint-order vector-effect shape-rendering text-rendering image-rendering stop-color stop-opacity
  mix-blend-mode isolation enable-background solid-color solid-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight kerning letter-spacing
  word-spacing text-anchor text-decoration text-align line-height white-space direction writing-mode unicode-bidi
  dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust rotate startOffset method spacing side
  filter filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 stdDeviation edgeMode flood-color
  flood-opacity lighting-color values tableValues slope intercept amplitude exponent order kernelMatrix divisor bias
  targetX targetY kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector radius
  baseFrequency numOctaves seed stitchTiles systemLanguage requiredExtensions
`)

/** Functions and selectors of CSS that load nothing. */
const functions = setOf(`
  rgb rgba hsl hsla translate translateX translateY scale scaleX scaleY rotate skewX skewY matrix calc var
  not is where nth-child nth-of-type
`)

const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'
const xml = 'http://www.w3.org/XML/1998/namespace'
const xmlns = 'http://www.w3.org/2000/xmlns/'
/** What drawing programs note for themselves, and browsers pass over. */
const notes = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://creativecommons.org/ns#',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
])

/**
 * Reads a drawing. Every SVG that enters the site comes through here: the logo, pictures that are imported, and those that
 * the check of the content and the build find. It must be well-formed XML of listed elements and attributes, so that it
 * runs nothing, loads nothing, and means to browsers what it means here. The lists follow the SVG profile of DOMPurify,
 * without links, pictures, animation and foreign content.
 * @param source the file, as bytes or as text
 * @throws Error that names the first thing that may not be in it, with its line
 */
export function readSvg(source: Uint8Array | string): SvgElement[] {
  const result: SvgElement[] = []
  const parser = new SaxesParser({ xmlns: true })
  const fail = (what: string): never => {
    throw new SvgError(`${what} on line ${parser.line}`)
  }
  const text = typeof source === 'string' ? source : decoded(source)
  if (text === undefined) throw new SvgError('text that is not in UTF-8')
  if (text.length > largest) throw new SvgError(`more than ${largest / 1e6} MB`)
  const open: { name: string; id: string | undefined }[] = []
  const references = new Map<string, Set<string>>()
  let style = ''

  const refer = (id: string) => {
    for (const { id: from = '' } of [...open, {}])
      references.set(from, (references.get(from) ?? new Set()).add(id))
  }
  const checkStyles = (css: string, where: string) => {
    const local = css.replace(/url\(\s*(["']?)#([\w:.-]+)\1\s*\)/gi, (_, __, id: string) => {
      refer(id)
      return ''
    })
    const called = [...local.matchAll(/([\w-]+)\(/g)].find(([, name = '']) => !functions.has(name))
    if (called) fail(`${called[1]}(…) in ${where}`)
    if (/[\\<]|@(?!media\b)/i.test(local)) fail(`${/[\\<]|@[\w-]*/.exec(local)?.[0]} in ${where}`)
  }
  const readAttribute = ({ name, local, uri, value }: SaxesTagNS['attributes'][string]) => {
    if (uri === xmlns || notes.has(uri)) return
    if (uri === xml && (local === 'space' || local === 'lang')) return
    if (local === 'href' && (uri === '' || uri === xlink)) {
      if (!/^#[\w:.-]+$/.test(value)) fail(`${name}="${value.slice(0, 40)}"`)
      return refer(value.slice(1))
    }
    if (uri !== '') fail(name)
    if (/^(?:aria|data)-[\w-]+$/.test(local)) return
    if (!attributes.has(local)) fail(name)
    checkStyles(value, name)
  }

  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '')))
  parser.on('doctype', () => fail('<!DOCTYPE>'))
  parser.on('processinginstruction', ({ target }) => fail(`<?${target}?>`))
  parser.on('xmldecl', ({ encoding = 'utf-8', version }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || version !== '1.0') fail(`${encoding} as its encoding`)
  })
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const isNote = notes.has(uri)
    if (!isNote && ((uri !== svg && uri !== '') || !elements.has(local))) fail(`<${name}>`)
    if (open.length === 0 && local !== 'svg') fail(`<${name}> around all`)
    if (open.at(-1)?.name === 'style') fail(`<${name}> in <style>`)
    open.push({ name: isNote ? '' : local, id: attributes.id?.value })
    for (const attribute of Object.values(attributes)) readAttribute(attribute)
    const own = Object.values(attributes).map(({ name, value }) => [name, value])
    if (!isNote) result.push({ name: local, attributes: Object.fromEntries(own) })
  })
  const keepStyle = (text: string) => {
    if (open.at(-1)?.name === 'style') style += text
  }
  parser.on('text', keepStyle)
  parser.on('cdata', keepStyle)
  parser.on('closetag', () => {
    if (open.pop()?.name !== 'style') return
    checkStyles(style, '<style>')
    style = ''
  })
  parser.write(text).close()
  if (chainOf('', references) > maxChainLength) fail('references that lead from one to the next')
  return result
}

/** What a drawing holds that `readSvg` refuses; undefined where it is as it may be. */
export function unsafeContentIn(source: Uint8Array | string): string | undefined {
  try {
    readSvg(source)
    return undefined
  } catch (error) {
    if (error instanceof SvgError) return error.message
    throw error
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return undefined
  }
}

/** How many steps lead from an element to the last that it refers to; no end where they lead back. */
function chainOf(
  id: string,
  references: Map<string, Set<string>>,
  depths = new Map<string, number>(),
): number {
  const depth = depths.get(id)
  if (depth !== undefined) return depth
  depths.set(id, Number.POSITIVE_INFINITY)
  const next = [...(references.get(id) ?? [])].map((each) => chainOf(each, references, depths))
  const length = next.length === 0 ? 0 : 1 + Math.max(...next)
  depths.set(id, length)
  return length
}
