import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { writeHolidays } from '#scripts/owner/holidays/write.ts'
import { type Literal, setLiterals } from '#scripts/source/settings.ts'

const unsetDatabase = '00000000-0000-0000-0000-000000000000'

/**
 * Writes the settings into `data/site.ts`, the holidays of the firm's region, and the name into the files that hold it
 * for tools.
 * @returns the files that were written
 */
export function write(settings: ReadonlyMap<string, Literal>): string[] {
  change('data/site.ts', settings)
  spawnSync('biome', ['format', '--write', 'data/site.ts'])
  const region = settings.get('region')
  const written = ['data/site.ts', ...(region ? [writeHolidays(String(region))] : [])]
  const slug = settings.get('storagePrefix')
  if (typeof slug !== 'string') return written
  change('package.json', new Map([['name', slug]]))
  change(
    'package-lock.json',
    new Map([
      ['name', slug],
      ['packages..name', slug],
    ]),
  )
  const edge = edgeSettings(slug, settings.get('email.hello'))
  if (edge) change('wrangler.jsonc', edge)
  return [...written, 'package.json', 'package-lock.json', ...(edge ? ['wrangler.jsonc'] : [])]
}

/** A site that is live keeps the names of its Worker and its database: others would be new ones, and empty. */
function edgeSettings(slug: string, mailbox: Literal | undefined): Map<string, Literal> | undefined {
  if (!readFileSync('wrangler.jsonc', 'utf8').includes(unsetDatabase)) return undefined
  return new Map<string, Literal>([
    ['name', slug],
    ['d1_databases.0.database_name', slug],
    ...(mailbox ? [['send_email.0.destination_address', mailbox] as const] : []),
  ])
}

function change(file: string, values: ReadonlyMap<string, Literal>) {
  writeFileSync(file, setLiterals(file, readFileSync(file, 'utf8'), values))
}
