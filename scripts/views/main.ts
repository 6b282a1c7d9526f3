import { parseArgs } from 'node:util'
import { openLocal } from '#scripts/database/localDatabase.ts'
import { openRemote } from '#scripts/database/remoteDatabase.ts'
import { report } from '#scripts/views/report.ts'

const usage = `npm run views [-- options]

  --days <number>   how many days, today included; 30 unless told
  --json            every count of a day and path, as JSON
  --remote          the database of the live site

Days are those of UTC.
`

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      remote: { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { remote, days, json, help } = values
  if (help) {
    process.stdout.write(usage)
    return
  }
  const database = remote ? openRemote() : openLocal('page_views')
  process.stdout.write(await report(database, { days: Number(days), json }))
}
