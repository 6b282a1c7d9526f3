import ts from 'typescript'
import { type Copy, proseOf } from './markdown.ts'
import { recordTexts } from './recordTexts.ts'

/** Attributes that visitors read or hear; the others are classes, addresses and measures. */
const readAttributes = /^(?:alt|title|label|placeholder|lead|text|aria-\w+)$/

/** The words of a page in a source file: of Markdown without its code, of YAML and TypeScript their texts. */
export function copyOf(file: string, source: string): Copy[] {
  if (file.endsWith('.yaml'))
    return recordTexts(source).map(({ written, start }) => ({ text: written, start }))
  return file.endsWith('.md') ? proseOf(source) : textsOf(file, source)
}

function textsOf(file: string, source: string): Copy[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Copy[] = []
  const visit = (node: ts.Node) => {
    if (isCopy(node)) found.push({ text: node.text, start: node.getStart(tree) })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

type TextNode = ts.JsxText | ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function isCopy(node: ts.Node): node is TextNode {
  if (ts.isJsxText(node)) return true
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  return isText && !isModuleName(node) && isReadAttribute(node)
}

function isModuleName({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
}

/** A text outside of any attribute, or in one that is read. */
function isReadAttribute(node: ts.Node): boolean {
  for (let place = node.parent; place; place = place.parent) {
    if (ts.isJsxAttribute(place)) return readAttributes.test(place.name.getText())
    if (ts.isJsxElement(place)) return true
  }
  return true
}
