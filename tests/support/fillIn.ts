import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Literal, setLiterals } from '@lintel/cli/source/settings.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { parse, stringify } from 'yaml'
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
  const today = isoDay(Date.now())
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('reviewed: null', `reviewed: ${today}`))
}

/** Names everybody in a copy, reviews how it charges, and supplies and confirms its case studies, as an owner does before the launch. */
export function supplyRecords(folder: string) {
  const edit = (pattern: string, values: (record: Record<string, object>) => object) => {
    for (const path of globSync(pattern, { cwd: folder })) {
      const file = join(folder, path)
      const record = parse(readFileSync(file, 'utf8'))
      writeFileSync(file, stringify({ ...record, ...values(record) }))
    }
  }
  edit('content/pages/pricing.yaml', () => ({ reviewed: '2026-01-20' }))
  edit('content/people/*.yaml', () => ({ name: 'Ada Example' }))
  edit('content/case-studies/*.yaml', ({ facts, baseline }) => ({
    confirmed: '2026-01-20',
    facts: {
      scale: 'One site',
      completed: 'Spring',
      duration: 'Some weeks',
      ourRoles: 'Architect',
      ...facts,
    },
    ...(baseline && { baseline: { value: 'As counted', period: 'Two weeks', ...baseline } }),
    checkedBy: 'security-lead',
  }))
}
