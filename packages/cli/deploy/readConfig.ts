import { readFileSync } from 'node:fs'
import { lineAt } from '@lintel/rules/diagnostic.ts'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import type { DeployConfig } from './checkDeployment.ts'

const file = 'wrangler.jsonc'

/**
 * Reads the live Worker's settings. wrangler's own reader takes 200 MB of memory, which the desk would keep while it runs.
 * @throws Error if the file is not JSON with comments
 */
export function readConfig(): DeployConfig {
  const source = readFileSync(file, 'utf8')
  const errors: ParseError[] = []
  const config = parse(source, errors, { allowTrailingComma: true })
  if (errors[0]) {
    const { error, offset } = errors[0]
    throw new Error(
      `${file}:${lineAt(source, offset)} cannot be read (${printParseErrorCode(error)}): correct it, or bring it back with "git checkout ${file}".`,
    )
  }
  return { d1_databases: [], send_email: [], vars: {}, ...config }
}
