import ts from 'typescript'

export type Literal = string | number | boolean | null

/**
 * Replaces literals in the one object of a TypeScript or JSON file, and leaves comments and everything else alone.
 * @param values by where they stand: "email.hello", or "send_email.0.name" in a list
 * @throws Error where the file has no such place
 */
export function setLiterals(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const isJson = /\.jsonc?$/.test(file)
  const { tree, root } = parse(file, source)
  const edits = [...values].map(([path, value]) => {
    const place = placeOf(root, path)
    if (!place) throw new Error(`${file} has no setting "${path}".`)
    return {
      from: place.getStart(tree),
      to: place.end,
      text: isJson ? JSON.stringify(value) : written(value),
    }
  })
  edits.sort((one, other) => other.from - one.from)
  return edits.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source)
}

/** The line of a setting in such a file, from 1; the first line where there is none. */
export function lineOfSetting(file: string, source: string, path: string): number {
  const { tree, root } = parse(file, source)
  const place = placeOf(root, path)
  return place ? tree.getLineAndCharacterOfPosition(place.getStart(tree)).line + 1 : 1
}

function parse(file: string, source: string): { tree: ts.SourceFile; root: ts.Expression } {
  const tree = /\.jsonc?$/.test(file)
    ? ts.parseJsonText(file, source)
    : ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const root = objectOf(tree)
  if (!root) throw new Error(`${file} holds no object.`)
  return { tree, root }
}

/** The file's first exported object, or all of a JSON file. */
function objectOf(tree: ts.SourceFile): ts.Expression | undefined {
  for (const statement of tree.statements) {
    if (ts.isExpressionStatement(statement)) return statement.expression
    if (!isExported(statement)) continue
    const value = statement.declarationList.declarations[0]?.initializer
    if (value && ts.isObjectLiteralExpression(bare(value))) return bare(value)
  }
  return undefined
}

function isExported(statement: ts.Statement): statement is ts.VariableStatement {
  const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword
  return ts.isVariableStatement(statement) && Boolean(statement.modifiers?.some(isExport))
}

function placeOf(root: ts.Expression, path: string): ts.Expression | undefined {
  let place: ts.Expression | undefined = root
  for (const name of path.split('.')) place = place && childOf(place, name)
  return place
}

function childOf(parent: ts.Expression, name: string): ts.Expression | undefined {
  if (ts.isArrayLiteralExpression(parent)) return parent.elements[Number(name)]
  if (!ts.isObjectLiteralExpression(parent)) return undefined
  const property = parent.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  )
  return property && bare(property.initializer)
}

/** Without `as string | null` and its like. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression
}

function written(value: Literal): string {
  if (typeof value !== 'string') return String(value)
  return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}
