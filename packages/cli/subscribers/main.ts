import { parseArgs } from 'node:util'
import { refuseMore } from '@lintel/engine/command/readOptions.ts'
import { openDatabase, print } from '../database/openDatabase.ts'
import { exportConfirmed, list, remove } from './commands.ts'

const usage = `npm run subscribers -- <command> [--remote]

  list                          every address, confirmed or waiting
  export [--format csv|json]    the confirmed ones, each with the link that ends its subscription
  delete <address>              deletes one

--remote works on the database of the live site. Times are UTC. For the live site, export needs the newest key of its
SIGNING_SECRET in the environment.
`

await print(run)

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false }, format: { type: 'string', default: 'csv' } },
  })
  const [command, ...args] = positionals
  const [address, ...more] = command === 'delete' ? args : ['', ...args]
  refuseMore(more)
  const database = () => openDatabase('subscribers', values.remote)
  if (command === 'list') return list(database())
  if (command === 'export') return exportConfirmed(database(), values.format, process.env.SIGNING_SECRET)
  if (command === 'delete') return remove(database(), address)
  throw new Error(usage)
}
