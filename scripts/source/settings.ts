import ts from 'typescript'
import { parseDocument } from 'yaml'

export type Literal = string | number | boolean | null

/**
 * Replaces values in a YAML or JSON file, and leaves comments, order and everything else alone.
 * @param values by where they stand: "email.hello", or "send_email.0.name" in a list
 * @throws Error where the file has no such place
 */
export function setLiterals(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  return file.endsWith('.yaml') ? setInYaml(file, source, values) : setInJson(file, source, values)
}

function setInYaml(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const document = parseDocument(source)
  for (const [setting, value] of values) {
    const path = setting.split('.')
    if (!document.hasIn(path)) throw hasNo(setting, file)
    document.setIn(path, value)
  }
  return document.toString({ lineWidth: 0, nullStr: '' })
}

function setInJson(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const tree = ts.parseJsonText(file, source)
  const root = tree.statements[0]?.expression
  const edits = [...values].map(([setting, value]) => {
    const place = root && placeOf(root, setting)
    if (!place) throw hasNo(setting, file)
    return { from: place.getStart(tree), to: place.end, text: JSON.stringify(value) }
  })
  edits.sort((one, other) => other.from - one.from)
  return edits.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source)
}

const hasNo = (setting: string, file: string) => new Error(`${file} has no setting "${setting}".`)

function placeOf(root: ts.Expression, setting: string): ts.Expression | undefined {
  let place: ts.Expression | undefined = root
  for (const name of setting.split('.')) place = place && childOf(place, name)
  return place
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
