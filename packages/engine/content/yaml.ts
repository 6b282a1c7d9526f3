import {
  type Document,
  isAlias,
  type ParseOptions,
  parseDocument as parseAny,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml'

/**
 * Parses YAML. Aliases and anchors are errors, because a few lines of them can stand for more text than any
 * machine holds, or for one without end. Nobody here means them: a text that begins with `*` or `&` lacks its
 * quotes.
 */
export function parseDocument(source: string, options?: ParseOptions & SchemaOptions): Document.Parsed {
  const document = parseAny(source, options) as Document.Parsed
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
