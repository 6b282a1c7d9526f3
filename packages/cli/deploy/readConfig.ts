import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { DeployConfig } from './checkDeployment.ts'

const file = 'wrangler.jsonc'

/**
 * Reads the live Worker's settings. wrangler's own reader takes 200 MB of memory, which the desk would keep while it runs.
 * @throws Error if the file is not JSON with comments
 */
export function readConfig(): DeployConfig {
  const { config, error } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'))
  if (error) {
    const message = ts.flattenDiagnosticMessageText(error.messageText, ' ')
    throw new Error(
      `${file} cannot be read: ${message} Correct it, or bring it back with "git checkout ${file}".`,
    )
  }
  return { d1_databases: [], send_email: [], vars: {}, ...config }
}
