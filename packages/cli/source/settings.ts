import { editYaml } from '@lintel/engine/content/editYaml.ts'
import ts from 'typescript'
import { parseDocument } from 'yaml'

export type Literal = string | number | boolean | null

/**
 * Replaces values in a YAML or JSON file and keeps comments, order and everything else.
 * @param values new values by path: "email.hello", or "send_email.0.name" in a list
 * @throws Error if the file has no such setting
 */
export function setLiterals(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const set = file.endsWith('.yaml') ? setInYaml : setInJson
  return [...values].reduce((text, [setting, value]) => {
    const edited = set(text, setting.split('.'), value)
    if (edited === undefined) throw new Error(`${file} has no setting "${setting}".`)
    return edited
  }, source)
}

function setInYaml(source: string, path: string[], value: Literal): string | undefined {
  return parseDocument(source).hasIn(path) ? editYaml(source, { kind: 'set', path, value }) : undefined
}

function setInJson(source: string, path: string[], value: Literal): string | undefined {
  const tree = ts.parseJsonText('settings.json', source)
  let expression: ts.Expression | undefined = tree.statements[0]?.expression
  for (const name of path) expression = expression && childOf(expression, name)
  return (
    expression &&
    source.slice(0, expression.getStart(tree)) + JSON.stringify(value) + source.slice(expression.end)
  )
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
