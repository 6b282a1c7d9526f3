import {
  type Document,
  isAlias,
  type ParseOptions,
  parseDocument as parseAny,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml'

export const tooDeep = 'too many lists or groups stand within each other'

/** Nobody nests lists and groups as deep; the parser takes seconds, and then all of its stack. */
const maxDepth = 200

const dashesWithoutEnd = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${maxDepth}}`, 'm')

/** The offset behind which lists and groups are nested too deep, by their signs alone. */
function tooDeepAt(source: string): number | undefined {
  let depth = 0
  for (const { 0: bracket, index } of source.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth) return index
  }
  const dashes = dashesWithoutEnd.exec(source)
  return dashes ? dashes.index + dashes[0].length : undefined
}

/**
 * Parses YAML. What is nested too deep is an error, and is read no further. So are aliases and anchors, because a few
 * lines of them can stand for more text than any machine holds, or for one without end. Nobody here means them: a text
 * that begins with `*` or `&` lacks its quotes.
 */
export function parseDocument(source: string, options?: ParseOptions & SchemaOptions): Document.Parsed {
  const end = tooDeepAt(source)
  const document = parseAny(source.slice(0, end), options) as Document.Parsed
  if (end !== undefined) {
    const error = new YAMLParseError([end, end + 1], 'RESOURCE_EXHAUSTION', tooDeep)
    document.errors.unshift(error)
    return document
  }
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return undefined
      // The range of a node begins behind its anchor.
      const [start = 0] = node.range ?? []
      const offset = isAlias(node) ? start : source.lastIndexOf(`&${node.anchor}`, start)
      const sign = isAlias(node) ? '*' : '&'
      document.errors.push(new YAMLParseError([offset, offset + 1], 'BAD_ALIAS', sign))
      return visit.BREAK
    },
  })
  return document
}

/** @throws YAMLParseError */
export function parse(source: string): unknown {
  const document = parseDocument(source)
  if (document.errors[0]) throw document.errors[0]
  return document.toJS()
}
