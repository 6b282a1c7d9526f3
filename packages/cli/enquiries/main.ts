import { parseArgs } from 'node:util'
import { channelNames } from '@lintel/edge/outbox/channels/index.ts'
import { refuseMore } from '@lintel/engine/command/readOptions.ts'
import { openDatabase, print } from '../database/openDatabase.ts'
import { commands } from './commands.ts'

const usage = `npm run enquiries -- <command> [--remote]

  list [--all]                  open enquiries, or all of them
  show <reference>              one enquiry, and who was notified
  export [--format csv|json]    all enquiries, to standard output
  handled <reference>           marks one as handled, which is answered
  won | lost <reference>        says what became of one
  release <reference>           sends one that is flagged to the channels that were kept from it
  genuine <reference> [--add]   the words of one that was released, without persons, for the messages no rule may refuse
  answers [--format csv]        the promised time beside what happened, by week
  delete <reference>            deletes one
  delete --older-than <days>    deletes by age
  dead-letters                  notifications that could not be delivered
  resend <reference> | --all    sends a notification, or all dead letters, again
         [--channel <channel>]
  test [<channel>]              sends a test by all channels, or by one: ${channelNames.join(', ')}

--remote works on the database of the live site. Times are UTC.
`

/** The commands about all enquiries. */
const aboutAll = ['list', 'export', 'answers', 'dead-letters']

await print(run)

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      format: { type: 'string' },
      channel: { type: 'string' },
      add: { type: 'boolean', default: false },
      'older-than': { type: 'string' },
    },
  })
  const [name = '', ...args] = positionals
  const [reference, ...more] = aboutAll.includes(name) ? ['', ...args] : args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  refuseMore(more)
  const { remote, ...options } = values
  return command(openDatabase('enquiries', remote), reference, options)
}
