import ts from 'typescript'
import { isCollection, isScalar, parseDocument, stringify } from 'yaml'

export type Literal = string | number | boolean | null

interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Replaces values in a YAML or JSON file, and leaves comments, order and everything else alone.
 * @param values by where they stand: "email.hello", or "send_email.0.name" in a list
 * @throws Error where the file has no such place
 */
export function setLiterals(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const editOf = file.endsWith('.yaml') ? yamlEdits(source) : jsonEdits(file, source)
  const edits = [...values].map(([setting, value]) => {
    const edit = editOf(setting.split('.'), value)
    if (!edit) throw new Error(`${file} has no setting "${setting}".`)
    return edit
  })
  edits.sort((one, other) => other.from - one.from)
  return edits.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source)
}

function yamlEdits(source: string) {
  const document = parseDocument(source)
  return (path: string[], value: Literal): Edit | undefined => {
    const node = document.getIn(path, true)
    if (!isScalar(node) || !node.range) return undefined
    const [start, to] = node.range
    const parent = document.getIn(path.slice(0, -1), true)
    const isInFlow = isCollection(parent) && parent.flow === true
    // Nothing stands behind the colon of a setting that is empty.
    const from = isInFlow ? start : source.slice(0, start).trimEnd().length
    const isQuoted = isInFlow || node.type?.startsWith('QUOTE')
    const text = isQuoted && value !== null ? JSON.stringify(value) : stringify(value, yamlOptions).trimEnd()
    return { from, to, text: isInFlow || text === '' ? text : ` ${text}` }
  }
}

const yamlOptions = { lineWidth: 0, nullStr: '' }

function jsonEdits(file: string, source: string) {
  const tree = ts.parseJsonText(file, source)
  return (path: string[], value: Literal): Edit | undefined => {
    let place: ts.Expression | undefined = tree.statements[0]?.expression
    for (const name of path) place = place && childOf(place, name)
    return place && { from: place.getStart(tree), to: place.end, text: JSON.stringify(value) }
  }
}

function childOf(parent: ts.Expression, name: string): ts.Expression | undefined {
  if (ts.isArrayLiteralExpression(parent)) return parent.elements[Number(name)]
  if (!ts.isObjectLiteralExpression(parent)) return undefined
  const property = parent.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name) && property.name.text === name,
  )
  return property?.initializer
}
