import ts from 'typescript'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { type Copy, proseOf } from './markdown.ts'

/** A text of a YAML file, without its tokens. */
interface RecordText {
  /** Of its field; of a list, of the list's field. */
  name: string
  text: string
  /** As it is written, from where it begins; tokens are blanked, so that positions stay. */
  written: string
  start: number
  /** From 1. */
  line: number
}

/** Every text of a YAML file; none of one that cannot be read, which has diagnostics of its own. */
export function recordTexts(source: string): RecordText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const texts: RecordText[] = []
  if (document.errors.length > 0) return texts
  visit(document, {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.findLast((node) => 'key' in node)
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : ''
      const [start, end] = range
      const written = source
        .slice(start, end)
        .replaceAll(/\{\{[^{}]*\}\}/g, (token) => ' '.repeat(token.length))
      texts.push({ name, text: value, written, start, line: lines.linePos(start).line })
    },
  })
  return texts
}

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
