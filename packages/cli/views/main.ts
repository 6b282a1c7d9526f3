import { parseArgs } from 'node:util'
import { openDatabase, print } from '../database/openDatabase.ts'
import { report } from './report.ts'

const usage = `npm run views [-- options]

  --days <number>   how many days, today included; 30 unless told
  --json            every count of a day and path, as JSON
  --remote          the database of the live site

Days are those of UTC.
`

await print(run)

async function run(): Promise<string> {
  const { values } = parseArgs({
    options: {
      remote: { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { remote, days, json, help } = values
  if (help) return usage
  return report(openDatabase('page_views', remote), { days: Number(days), json })
}
