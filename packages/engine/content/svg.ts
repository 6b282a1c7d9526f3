import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element of a drawing: its name, and its attributes by theirs. */
interface SvgElement {
  name: string
  attributes: Record<string, string>
}

class SvgError extends Error {}

/** In bytes: a parser takes a second for as many. */
const largest = 5_000_000
/** In shapes: references multiply what is drawn, and a browser needs a second for as many. */
const mostDrawn = 100_000
/** Levels of elements: what reads them looks through all of those above. */
const deepest = 500
/** Steps from one reference to the next: more lead in a circle. */
const longestChain = 20
/** In shapes, what a browser lays out anew for every use. Colors are all but free. */
const weights = new Map(
  Object.entries({ mask: 100, clipPath: 10, linearGradient: 0.01, radialGradient: 0.01, stop: 0 }),
)

/**
 * What a reference is for: content drawn in its place (`use`), a layer of one element (masks, clips, filters), a paint, which
 * all shapes below inherit, or markers, at every point of those.
 */
type Kind = 'content' | 'layer' | 'paint' | 'marker'

interface Reference {
  id: string
  kind: Kind
}

/** An element, with what it costs to draw. */
interface DrawnElement {
  id: string | undefined
  parent: number
  classes: string[]
  weight: number
  points: number
  references: Reference[]
}

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
  const open: { name: string; index: number }[] = []
  const drawn: DrawnElement[] = []
  const references: Reference[] = []
  /** Of style sheets, by the class that they are for; '' where they may be for every element. */
  const ofClasses = new Map<string, Reference[]>()
  let style = ''

  const checkStyles = (css: string, where: string) => {
    const local = css.replace(
      /(?:(?<![\w-])([\w-]+)\s*:\s*)?url\(\s*(["']?)#([\w:.-]+)\2\s*\)/gi,
      (_, property: string | undefined, __, id: string) => {
        references.push({ id, kind: kindOf(property ?? where) })
        return ''
      },
    )
    const called = [...local.matchAll(/(?<![\w-])([\w-]+)\(/g)].find(([, name = '']) => !functions.has(name))
    if (called) fail(`${called[1]}(…) in ${where}`)
    if (/[\\<]|@(?!media\b)/i.test(local)) fail(`${/[\\<]|@[\w-]*/.exec(local)?.[0]} in ${where}`)
  }
  const readAttribute = ({ name, local, uri, value }: SaxesTagNS['attributes'][string]) => {
    if (uri === xmlns || notes.has(uri)) return
    if (uri === xml && (local === 'space' || local === 'lang')) return
    if (local === 'href' && (uri === '' || uri === xlink)) {
      if (!/^#[\w:.-]+$/.test(value)) fail(`${name}="${value.slice(0, 40)}"`)
      references.push({ id: value.slice(1), kind: 'content' })
      return
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
    if (open.length > deepest) fail(`elements within more than ${deepest} others`)
    if (open.at(-1)?.name === 'style') fail(`<${name}> in <style>`)
    for (const attribute of Object.values(attributes)) readAttribute(attribute)
    drawn.push({
      id: attributes.id?.value,
      parent: open.at(-1)?.index ?? -1,
      classes: attributes.class?.value.split(/\s+/) ?? [],
      weight: weights.get(local) ?? (local.startsWith('fe') ? 100 : 1),
      references: references.splice(0),
      points: (attributes.d ?? attributes.points)?.value.match(/\d+/g)?.length ?? 2,
    })
    open.push({ name: isNote ? '' : local, index: drawn.length - 1 })
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
    for (const rule of style.split('}')) {
      checkStyles(rule, '<style>')
      const selector = rule.slice(0, rule.lastIndexOf('{')).replaceAll(/\s+/g, '')
      const names = /^\.[\w-]+(?:,\.[\w-]+)*$/.test(selector) ? selector.match(/[\w-]+/g) : undefined
      const addresses = references.splice(0)
      for (const name of addresses.length > 0 ? (names ?? ['']) : [])
        ofClasses
          .set(name, ofClasses.get(name) ?? [])
          .get(name)
          ?.push(...addresses)
    }
    style = ''
  })
  parser.write(text).close()
  const count = countDrawn(drawn, ofClasses)
  if (!(count <= mostDrawn)) fail(`references that draw more than ${mostDrawn} shapes, or lead in a circle,`)
  return result
}

/** What to do about a drawing that `readSvg` refuses. */
export const plainDrawing = 'export it again as plain SVG: shapes and words alone'

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

function kindOf(property: string): Kind {
  if (/^(?:marker|--)/.test(property)) return 'marker'
  return /^(?:mask|clip-path|filter)$/.test(property) ? 'layer' : 'paint'
}

/** What a browser draws, references and all, in shapes; no number where references lead in a circle. */
function countDrawn(drawn: DrawnElement[], ofClasses: Map<string, Reference[]>): number {
  const indexes = new Map(drawn.map(({ id }, index) => [id, index] as const).toReversed())
  /** For each element, its own and all below it. */
  const addedUp = (own: number[]) => {
    // Children stand behind their parents.
    for (let child = own.length - 1; child > 0; child--) {
      const parent = drawn[child]?.parent ?? 0
      own[parent] = (own[parent] ?? 0) + (own[child] ?? 0)
    }
    return own
  }
  const sumOf = (references: Reference[], kind: Kind, amounts: number[]) =>
    references.reduce(
      (sum, each) => (each.kind === kind ? sum + (amounts[indexes.get(each.id) ?? -1] ?? 0) : sum),
      0,
    )
  let [shapes, points, costs]: [number[], number[], number[]] = [[], [], []]
  // Each step follows the references once more, until nothing is added.
  for (let step = 0; step <= longestChain; step++) {
    const sumsOf = (references: Reference[]) =>
      (['content', 'layer', 'paint', 'marker'] as const).map((kind) => sumOf(references, kind, costs))
    const ofClass = new Map([...ofClasses].map(([name, references]) => [name, sumsOf(references)]))
    const nextShapes = addedUp(drawn.map((each) => 1 + sumOf(each.references, 'content', shapes)))
    const nextPoints = addedUp(drawn.map((each) => each.points + sumOf(each.references, 'content', points)))
    const next = addedUp(
      drawn.map((each, index) =>
        [sumsOf(each.references), ...['', ...each.classes].map((name) => ofClass.get(name) ?? [])].reduce(
          (cost, [content = 0, layer = 0, paint = 0, marker = 0]) =>
            cost + content + layer + paint * (nextShapes[index] ?? 1) + marker * (nextPoints[index] ?? 1),
          each.weight,
        ),
      ),
    )
    const total = next[0] ?? 0
    if (total > mostDrawn || next.every((cost, index) => cost === costs[index])) return total
    ;[shapes, points, costs] = [nextShapes, nextPoints, next]
  }
  return Number.NaN
}
