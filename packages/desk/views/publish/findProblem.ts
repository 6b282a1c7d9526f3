import { basename } from 'node:path'
import type { Change } from '@lintel/engine/content/change.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { isFile } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { joinParts, splitParts } from '../../articles/frontMatter.ts'
import { applyChanges } from '../../records/applyChanges.ts'
import { diagnose } from '../../records/diagnose.ts'
import { readText } from '../../server/files.ts'
import type { FindProblem } from '../../versions/merge/conflicts.ts'

/** What is wrong with a text in a field, by the checks of the field's own form. */
export const findProblem: FindProblem = (file, path, value) => {
  if (!isFile(file) || path.length === 0) return undefined
  const { text } = readText(file)
  const change: Change = { kind: 'set', path, value }
  const isArticle = file.startsWith('content/blog/')
  // Paragraphs are checked with their whole article.
  if (isArticle && typeof path[0] === 'number') return undefined
  const diagnostics = isArticle ? problemsOfArticle(file, text, change) : problemsOfRecord(file, text, change)
  return diagnostics.find(({ field }) => field === (isArticle ? String(path[0]) : path.join('.')))
}

function problemsOfRecord(file: string, text: string, change: Change): Diagnostic[] {
  const changed = applyChanges(file, text, [change])
  return changed.diagnostics.length > 0 ? changed.diagnostics : diagnose(file, changed.text)
}

function problemsOfArticle(file: string, text: string, change: Change): Diagnostic[] {
  const parts = splitParts(text)
  return parsePost(basename(file), joinParts({ ...parts, matter: editYaml(parts.matter, change) })).errors
}
