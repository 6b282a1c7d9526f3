import { globSync, readFileSync } from 'node:fs'
import type { Diagnostic } from '#data/diagnostic.ts'
import { schemaOf, schemas } from '#data/schemas/index.ts'
import { parseRecord } from './records.ts'
import { references } from './references.ts'

/** Every fault of the YAML files below `content/`: what they say, files that are missing, and files that nothing reads. */
export function recordFaults(): Diagnostic[] {
  const found = globSync('**/*.yaml', { cwd: 'content' }).sort()
  const missing = Object.keys(schemas).filter((path) => !found.includes(path))
  return [
    ...missing.map((path) =>
      fileFault(path, 'is missing', 'write it; the last version is in the history of the project'),
    ),
    ...found.flatMap((path) => {
      const schema = schemaOf(path)
      if (!schema) return fileFault(path, 'nothing reads this file', 'correct its name, or remove it')
      const file = `content/${path}`
      return parseRecord(file, readFileSync(file, 'utf8'), schema, references).faults
    }),
  ]
}

function fileFault(path: string, message: string, fix: string): Diagnostic {
  return { file: `content/${path}`, line: 1, message, fix }
}
