import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { checkSettings } from '@lintel/edge/checkSettings.ts'
import { backUp, restore } from '@lintel/edge/node/backup.ts'
import { compressFiles } from '@lintel/edge/node/compress.ts'
import { misspeltSettings } from '@lintel/edge/node/misspelt.ts'
import { startServer } from '@lintel/edge/node/startServer.ts'
import { ownerChannels } from '@lintel/edge/outbox/channels/index.ts'
import { clientFolder } from '@lintel/engine/built/folders.ts'
import { isUnfinished, requireWholeSite } from '@lintel/engine/built/lastBuild.ts'
import { portError, portOf } from '@lintel/engine/command/port.ts'
import { refuseMore } from '@lintel/engine/command/readOptions.ts'
import { buildAgain } from './buildAgain.ts'

const usage = `npm run serve [-- <command>]

  (none)            serves the last build on plain Node, with the functions and their database
  compress          writes compressed copies of the build's files, which it then serves
  backup <file>     copies the database to a new file, while the server runs or not
  restore <file>    puts a copy in the database's place; the server must not run

Settings are environment variables: those of .dev.vars.example, and
  PORT              of the site, 8787 without it
  HOST              network address to listen on, 127.0.0.1 without it: this machine alone
  TRUSTED_PROXIES   addresses or ranges (10.0.0.0/8) of the proxies in front, with commas between them
  STATUS_PORT       for /metrics and /healthz, on this machine alone
  STATE_DIRECTORY   folder of the database, .server without it
`

/** How long (ms) running work may take when the server stops. Mail that is cut off is sent again later. */
const shutdownTimeout = 25_000

const folder = resolve(process.env.STATE_DIRECTORY || '.server')
const database = join(folder, 'lintel.sqlite')

try {
  requireOneFolder()
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, ...args] = positionals
  const [file, ...more] = command === 'compress' ? ['', ...args] : args
  refuseMore(more)
  if (command === undefined) await run()
  else if (command === 'compress') {
    warnOfOldSite()
    console.log(`${await compressFiles(clientFolder)} files have compressed copies.`)
  } else if (command === 'backup' && file)
    console.log(`Copied ${backUp(database, file)} enquiries to ${file}.`)
  else if (command === 'restore' && file) {
    const { enquiries, erased, leftBehind, previous } = restore(file, database)
    const lacking =
      leftBehind &&
      `${leftBehind} enquiries that this copy lacks, which you read by restoring that file, and `
    console.log(
      [
        `Restored ${enquiries} enquiries to ${database}.`,
        erased && `What visitors had erased since of ${erased} of them is erased again.`,
        'Whoever unsubscribed since is subscribed again.',
        previous &&
          `What was there before is in ${previous}, with ${lacking || ''}all that was erased since: delete it once you need it no more.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  } else throw new Error(usage)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** @throws Error with the fix for several folders, as systemd gives those of `StateDirectory=one two` */
function requireOneFolder() {
  const { STATE_DIRECTORY = '' } = process.env
  if (STATE_DIRECTORY.includes(':'))
    throw new Error(
      `STATE_DIRECTORY is "${STATE_DIRECTORY}", which is more than one folder: write the one that holds the database, as in STATE_DIRECTORY=${STATE_DIRECTORY.split(':').find(Boolean) ?? '/var/lib/site'}`,
    )
}

async function run() {
  // Where the log has no room or no reader, its lines are lost: the site and its enquiries must not be.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => {})
  // Without a listener, this signal opens Node's debugger to whatever runs on this machine.
  process.on('SIGUSR1', () => {})
  // After a flood of requests, V8 otherwise keeps 150 MB more.
  setFlagsFromString('--heap-growing-percent=25')
  for (const problem of misspeltSettings(Object.keys(process.env))) console.error(problem)
  const port = portOf(8787)
  const statusPort = process.env.STATUS_PORT ? portOf(9464, 'STATUS_PORT') : undefined
  if (port === statusPort)
    throw new Error(
      `STATUS_PORT and PORT are both ${port}: give one of them another, as in STATUS_PORT=${port === 9464 ? 9465 : 9464}`,
    )
  const problems = checkSettings(process.env)
  if (problems.length > 0)
    throw new Error(problems.map(({ message, fix }) => `${message}: ${fix}.`).join('\n'))
  // Only the server's own user may read its files.
  process.umask(0o077)
  const hostname = process.env.HOST || '127.0.0.1'
  const outdated = warnOfOldSite()
  const server = await startServer({
    folder: clientFolder,
    outdated,
    isUnfinished,
    database,
    settings: process.env,
    port,
    hostname,
    proxies: process.env.TRUSTED_PROXIES ?? '',
    statusPort,
    build: buildAgain,
    log: console.log,
  }).catch((error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES')
      throw portError(error, error.port ?? port, error.port === statusPort ? 'STATUS_PORT' : 'PORT')
    throw new Error(
      `HOST is "${hostname}", which is no address of this machine (${error.message}): write HOST=127.0.0.1 for this machine alone, or HOST=0.0.0.0 for all its networks`,
    )
  })
  const stop = async () => {
    setTimeout(() => process.exit(), shutdownTimeout).unref()
    await server.stop()
    process.exit()
  }
  // Under npm the same signal may arrive twice, and the second must not interrupt the shutdown.
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (stopped ??= stop()))
  console.log(`The site is at ${server.address}, its database at ${database}\nStop it with Ctrl+C.`)
  if (ownerChannels(process.env).length === 0)
    console.error(
      'No channel is set up, so nobody hears of an enquiry: it waits in npm run enquiries -- list. Set NOTIFY_TO, NOTIFY_FROM and SMTP_URL, or another channel of docs/channels.md.',
    )
}

/** A server that a power cut ended during a build must start again by itself. */
function warnOfOldSite(): string | undefined {
  const warning = requireWholeSite()
  if (warning) console.error(warning)
  return warning
}
