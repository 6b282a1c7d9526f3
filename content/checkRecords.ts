import { existsSync, globSync } from 'node:fs'
import type { Diagnostic } from '#data/diagnostic.ts'
import { required, schemaOf } from '#data/schemas/index.ts'
import { parseRecord, recordSource } from './records.ts'
import { references } from './tokens.ts'

/** All that is wrong with the YAML below `content/`: what they say, files that are missing, and files that nothing reads. */
export function checkRecords(): Diagnostic[] {
  const found = globSync(['**/*.yaml', 'legal/*.md'], { cwd: 'content' }).sort()
  return [
    ...required
      .filter((path) => !found.includes(path))
      .map((path) =>
        fileDiagnostic(path, 'is missing', 'write it; the history of the project has the last version'),
      ),
    ...found.flatMap((path) => checkRecord(path, recordSource(`content/${path}`))),
  ]
}

/**
 * All that is wrong with the YAML of one such file.
 * @param path from `content/`
 */
export function checkRecord(path: string, source: string): Diagnostic[] {
  const schema = schemaOf(path)
  if (!schema) return [fileDiagnostic(path, 'nothing reads this file', 'correct its name, or remove it')]
  // Whether a service or a person is in order shows in their own file.
  const recordIn = (folder: string) => (id: string) =>
    existsSync(`content/${folder}/${id}.yaml`) ? {} : undefined
  const all = { ...references, serviceOf: recordIn('services'), personOf: recordIn('people') }
  return parseRecord(`content/${path}`, source, schema, all).diagnostics
}

function fileDiagnostic(path: string, message: string, fix: string): Diagnostic {
  return { file: `content/${path}`, line: 1, message, fix }
}
