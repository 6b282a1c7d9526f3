import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** A text of a YAML file, without its tokens. */
export interface RecordText {
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
