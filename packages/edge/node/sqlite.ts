import { once } from 'node:events'
import { dirname, extname, join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Database, Statement } from '../database/database.ts'
import { savedQuestion } from './backup.ts'
import { removePartialCopies } from './copyWhole.ts'
import { keepLocked } from './lock.ts'
import { identityOf } from './openFile.ts'
import { type Call, monotonicTime, type OpenResult, type Reply } from './sqliteCall.ts'

/** How long (ms) a call may take, including its wait for another process that writes, such as a backup. */
const timeout = 3_000

/** The same at startup, which includes migrations. */
const startTimeout = 10_000

/** How many calls may wait; any more could not finish in time. */
const maxPending = 500

export interface SqliteDatabase extends Database {
  close(): Promise<void>
}

interface SqliteStatement extends Statement {
  call: Call['statements'][number]
}

/**
 * Opens the functions' database file and applies its migrations. SQLite blocks while it waits for the disk or
 * for another process, so it runs on its own thread and pages are served meanwhile. If the file cannot be
 * opened, each call tries again.
 * @param file is created if needed
 * @throws Error if another server has the file, or its folder cannot be written
 */
export async function openSqlite(file: string): Promise<SqliteDatabase> {
  const lock = keepLocked(file)
  removePartialCopies(dirname(file))
  const thread = new Worker(join(import.meta.dirname, `sqliteThread${extname(import.meta.filename)}`), {
    workerData: { file },
  })
  let opened: string | undefined
  const beforeItCloses = () => {
    if (opened === undefined || identityOf(file) === opened) return
    console.error(`${file} was removed or replaced, so it is left as it is.`)
    // A normal exit would close the database and write its log into files that are no longer its own.
    process.kill(process.pid, 'SIGKILL')
  }
  process.once('exit', beforeItCloses)
  // The server is useless without its database, and its supervisor will restart it.
  thread.on('error', (error) => {
    throw error
  })
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  thread.on('message', (message: Reply | OpenResult) => {
    if ('opened' in message) opened = message.opened
    else waiting.get(message.id)?.resolve(message)
  })
  let last = 0

  const send = async (statements: Call['statements'], isTransaction = false, longest = timeout) => {
    if (waiting.size >= maxPending) throw new Error('Too much waits for the database.')
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    waiting.set(id, { resolve, reject })
    // The thread enforces the deadline itself, unless the disk hangs.
    const timer = setTimeout(() => reject(new Error('The database did not answer in time.')), longest + 500)
    thread.postMessage({ id, statements, isTransaction, deadline: monotonicTime() + longest } satisfies Call)
    try {
      const reply = await promise
      if ('error' in reply) throw new Error(reply.error)
      return reply.results
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  const statement = (sql: string, values: SQLInputValue[] = []): SqliteStatement => {
    const call = { sql, values }
    const rows = async () => (await send([call]))[0] ?? []
    return {
      call,
      bind: (...values) => statement(sql, values as SQLInputValue[]),
      all: async () => ({ results: await rows() }) as never,
      first: async () => ((await rows())[0] ?? null) as never,
      run: rows,
    }
  }

  await send([], false, startTimeout).catch(({ message }: Error) =>
    console.error(
      `${file} cannot be opened: ${message.replace(/\.$/, '')}. Pages are served, and whatever needs it gets 503 until it can be, without a restart.`,
    ),
  )
  const question = () => savedQuestion(file)
  const asked = question()
  if (asked) console.error(asked)
  return {
    question,
    prepare: (sql) => statement(sql),
    batch: async (statements) => {
      const calls = statements.map((each) => (each as SqliteStatement).call)
      return (await send(calls, true)).map((results) => ({ results })) as never
    },
    close: async () => {
      // Saves the contents if the files were removed since the last call.
      await send([]).catch(() => {})
      process.off('exit', beforeItCloses)
      beforeItCloses()
      thread.postMessage('close')
      await once(thread, 'exit')
      lock.close()
    },
  }
}
