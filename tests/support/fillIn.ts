import { readFileSync, writeFileSync } from 'node:fs'
import { type Literal, setLiterals } from '#scripts/source/settings.ts'
import { firmAnswers, firmConfig } from './exampleFirm.ts'

/** Edits the `wrangler.jsonc` of a copy as docs/deploy.md says, for the example firm. */
export function fillInEdge(file: string) {
  const values = new Map<string, Literal>([
    ['d1_databases.0.database_id', firmConfig.d1_databases[0]?.database_id ?? null],
    ['send_email.0.destination_address', firmAnswers.email.hello],
    ...Object.entries(firmConfig.vars).map(([name, value]) => [`vars.${name}`, String(value)] as const),
  ])
  const filled = setLiterals(file, readFileSync(file, 'utf8'), values)
  writeFileSync(file, filled.replace('"vars":', `"routes": ${JSON.stringify(firmConfig.routes)},\n  "vars":`))
}

/** Says in the `content/claims.yaml` of a copy that the owner has checked every claim today. */
export function reviewClaims(file: string) {
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('reviewed: null', `reviewed: ${today}`))
}
