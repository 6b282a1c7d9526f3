import ts from 'typescript'

/** Attributes and fields of records whose value people read or hear. */
const spoken = new Set([
  'description',
  'heading',
  'lead',
  'text',
  'alt',
  'label',
  'placeholder',
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
])
/** Of a class, an icon or a field of an index. */
const isName = /^[a-z-]+$/
const hasWord = /\p{L}{2,}/u

/**
 * Words that code holds itself: in markup as text, as an expression in its place or in an attribute that people read, and
 * in such a field of a record.
 * @returns "12: Skip to content", by line
 */
export function literalTexts(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const report = (node: ts.Node, text: string) => {
    if (!hasWord.test(text)) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    texts.push(`${line + 1}: ${text.trim().replaceAll(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && isShown(node))
      for (const part of literalsIn(node.expression)) report(part, part.text)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(file)) && node.initializer)
      if (ts.isStringLiteral(node.initializer)) report(node.initializer, node.initializer.text)
    if (ts.isPropertyAssignment(node) && spoken.has(node.name.getText(file)))
      for (const part of literalsIn(node.initializer)) if (!isName.test(part.text)) report(part, part.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

/** Whether what the braces hold is read: between tags, or in an attribute that is. */
function isShown({ parent }: ts.JsxExpression): boolean {
  return (
    ts.isJsxElement(parent) ||
    ts.isJsxFragment(parent) ||
    (ts.isJsxAttribute(parent) && spoken.has(parent.name.getText()))
  )
}

/** The texts that an expression may turn into, without those that it only compares or passes on. */
function literalsIn(expression: ts.Expression | undefined): ts.LiteralLikeNode[] {
  if (!expression) return []
  if (ts.isStringLiteralLike(expression)) return [expression]
  if (ts.isTemplateExpression(expression))
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)]
  if (ts.isParenthesizedExpression(expression)) return literalsIn(expression.expression)
  if (ts.isConditionalExpression(expression))
    return [...literalsIn(expression.whenTrue), ...literalsIn(expression.whenFalse)]
  if (ts.isBinaryExpression(expression))
    return [...(isChoice(expression) ? [] : literalsIn(expression.left)), ...literalsIn(expression.right)]
  return []
}

function isChoice({ operatorToken }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
}
