import { randomInt } from 'node:crypto'
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { howToRestore, save, savedQuestion } from './backup.ts'
import { isLackOfRoom, lackOfRoom, requireRoom } from './diskRoom.ts'
import { migrate, scrubOnce } from './migrations.ts'
import {
  applicationIdIn,
  changedFiles,
  changesOf,
  damageOf,
  hasLogUntil,
  identityOf,
  isLogLarge,
  isSameLog,
  type LogEnd,
  logEndOf,
  logSizeOf,
  mayDelete,
  openFile,
  resultCodes,
  resultOf,
  stampOf,
  transaction,
  truncateLog,
  versionOf,
} from './openFile.ts'
import { type Call, monotonicTime, type OpenResult, type Reply } from './sqliteCall.ts'

/** How often (ms) to check that the database files are still there. */
const watch = 1_000

const { file } = workerData as { file: string }
let sqlite: DatabaseSync
/** Of the open file, to read its header; it is closed after `sqlite`, because of its locks. */
let descriptor: number | undefined
/** The identity of the open files; `undefined` while none are open. */
let opened: string | undefined
/** Differs once another process has written. */
let version: unknown
let foundNoRoom = false
/** What is wrong with the files. It is mended anew every second, until their contents are saved. */
let trouble: string | undefined
/** The path where the contents of replaced files are saved. */
let saved: string | undefined
/** What is wrong, once another database was written over the open file. */
let overwritten: string | undefined
/** The stamp of the file after this thread has last written to it, which it does in `truncateSoon` alone. */
let stamp: string | undefined
/**
 * One of these is in the header of this file. Each time that its log is emptied it gets another, at random, which
 * copies of it do not have.
 */
let ownIds: number[] = []
/** The end of the log after this thread has last written to it; `undefined` where another process may begin it anew. */
let logEnd: LogEnd | undefined
let truncation: NodeJS.Timeout | undefined
/** Whether the log was written into the file since that was last examined as a whole. */
let isUnchecked = false
/** When (ms) that may be done again. */
let nextCheck = 0

const watching = setInterval(() => {
  if (!saved) trouble = undefined
  try {
    requireSameFiles()
    checkLastTruncation()
  } catch {
    // It is already logged, and the next caller gets the same error.
  }
}, watch)

parentPort?.on('message', (call: Call | 'close') => {
  if (call === 'close') {
    clearInterval(watching)
    clearTimeout(truncation)
    try {
      requireSameFiles()
    } catch {
      // It is logged.
    }
    // The last process to close a database empties its log.
    if (opened !== undefined && !overwritten) closeFile()
    parentPort?.close()
  } else parentPort?.postMessage(reply(call))
})

/**
 * Opens the database and applies its migrations. A new database is never left empty, so an empty file is what
 * remains of an older one.
 * @throws Error if any step fails; nothing is left open then
 */
function open(timeout: number) {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === 0)
    throw new Error(
      `${file} is empty, so what it held is lost. To use a copy: ${howToRestore(file)}. To begin anew: remove it`,
    )
  try {
    openAndMigrate(timeout)
  } catch (error) {
    if (size === undefined && statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file)
    throw error
  }
}

function openAndMigrate(timeout: number) {
  sqlite = openFile(file, timeout)
  try {
    descriptor = openSync(file, 'r')
    // A committed transaction is on disk, so neither a crash nor a power cut loses it. The log alone is written to, so
    // that whatever else changes the file is noticed.
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0')
    const damage = damageOf(file)
    if (damage)
      throw new Error(
        [`${file} is damaged: ${damage}. To use a copy: ${howToRestore(file)}`, savedQuestion(file)]
          .filter(Boolean)
          .join('. '),
      )
    migrate(sqlite)
    scrubOnce(sqlite)
    version = versionOf(sqlite)
  } catch (error) {
    closeFile()
    throw error
  }
  ownIds = [applicationIdIn(descriptor)]
  stamp = stampOf(file)
  setOpened(identityOf(file))
  // A crash may have left deleted data in the log.
  truncateSoon()
}

function closeFile() {
  sqlite.close()
  if (descriptor !== undefined) closeSync(descriptor)
  descriptor = undefined
  logEnd = undefined
}

function reply({ id, statements, isTransaction, deadline }: Call): Reply {
  try {
    const timeout = deadline - monotonicTime()
    if (timeout <= 0) throw new Error('The database was busy for too long.')
    const isStored = statements.some(({ sql }) => /^\s*INSERT\b/i.test(sql))
    requireSameFiles()
    if (foundNoRoom && (isStored || opened === undefined)) {
      requireRoom(file)
      foundNoRoom = false
    }
    if (opened === undefined) open(timeout)
    sqlite.exec(`PRAGMA busy_timeout = ${timeout}`)
    const before = changesOf(sqlite)
    const sizeBefore = logSizeOf(file)
    const work = () => statements.map(({ sql, values }) => sqlite.prepare(sql).all(...values))
    const results = isTransaction ? transaction(sqlite, work) : work()
    const hasWritten = changesOf(sqlite) !== before
    if (hasWritten) followLog(sizeBefore)
    const forgot = statements.some(({ sql }) => mayDelete(sql)) && hasWritten
    // An owner's command cannot empty the log while others read.
    const lastVersion = version
    version = versionOf(sqlite)
    if (forgot || version !== lastVersion || isLogLarge(file)) truncateSoon()
    // Nothing is acknowledged that was written beside another database.
    requireSameFiles()
    return { id, results }
  } catch (error) {
    const result = resultOf(error)
    foundNoRoom ||= isLackOfRoom(result)
    // SQLite's own words would be tried again by `retryTransient`, and this call has waited until its deadline.
    const reason = result === resultCodes.busy ? 'Another process writes to the database' : undefined
    const lack = foundNoRoom ? lackOfRoom(file) : undefined
    foundNoRoom = lack !== undefined
    return { id, error: reason ?? lack ?? (error as Error).message }
  }
}

/**
 * Checks that the open files are still the ones at this path. Writes to a removed file would be lost, so its
 * contents are saved and reopened.
 * @throws Error if something else is in its place, or nothing can be saved
 */
function requireSameFiles() {
  if (opened === undefined) return
  if (overwritten) throw new Error(overwritten)
  if (identityOf(file) === opened) {
    trouble = saved = undefined
    if (stampOf(file) !== stamp) requireOwnRecords()
    else requireOwnLog()
  } else {
    trouble ??= replaceFiles()
    if (trouble) throw new Error(trouble)
  }
}

/**
 * Checks a file that another process wrote to: an owner's command, or someone who copied another database
 * over it.
 * @throws Error if it no longer holds what this thread has written
 */
function requireOwnRecords() {
  const before = stampOf(file)
  if (!hasOwnId() || damageOf(file)) giveUp()
  // Whoever copies all files of an earlier state over these brings its log along.
  if (logEnd && isSameLog(file, logEnd) && !hasLogUntil(file, logEnd)) giveUp()
  stamp = before
  logEnd = undefined
  truncateSoon()
}

/**
 * Checks that the log holds what this thread has written to it.
 * @throws Error if it was cut off or written over
 */
function requireOwnLog() {
  if (logEnd === undefined || hasLogUntil(file, logEnd)) return
  // Another process may have written the log into the file just now, which comes before it is emptied.
  if (stampOf(file) === stamp) giveUp(`${file}-wal`)
}

/** @param before how large (bytes) the log was before this thread wrote to it */
function followLog(before: number) {
  if (logEnd === undefined) return
  const end = logEndOf(file)
  if (end.size > before) logEnd = end
  else {
    // It was written over what another process has left there, which says nothing of where it ends.
    logEnd = undefined
    truncateSoon()
  }
}

/**
 * Finds another database that was written over the file while the log was written into it, which gives it this
 * thread's id. It takes longer the larger the file is, so it takes a tenth of the time at most.
 * @throws Error if the file is damaged
 */
function checkLastTruncation() {
  const began = performance.now()
  if (opened === undefined || !isUnchecked || began < nextCheck) return
  isUnchecked = false
  if (damageOf(file)) giveUp()
  nextCheck = performance.now() + 9 * (performance.now() - began)
}

const hasOwnId = () => descriptor !== undefined && ownIds.includes(applicationIdIn(descriptor))

/**
 * Saves what can still be read of a database that was overwritten, and takes no more.
 * @param name of the overwritten file
 * @throws Error always
 */
function giveUp(name = file): never {
  const what = `${name} was overwritten while the server ran.`
  const how = `${howToRestore(file)}.`
  try {
    const copy = save(sqlite, file, false)
    overwritten = `${what} What can still be read of it is saved in ${copy}. To use that copy or another one: ${how}`
  } catch (error) {
    const why = (error as Error).message
    if (isLackOfRoom(resultOf(error))) {
      // The server must not write its log into what is there, should it end before there is room.
      parentPort?.postMessage({ opened: 'overwritten' } satisfies OpenResult)
      throw new Error(
        describeError(
          `${what} Its contents cannot be saved: ${why}. Make room before you stop the server, which tries again every second.`,
        ),
      )
    }
    overwritten = `${what} Its contents can no longer be read: ${why}. To use a copy: ${how}`
  }
  // The identity of no file, so that the server ends without writing into what is there.
  setOpened('overwritten')
  throw new Error(describeError(overwritten))
}

/**
 * Saves the contents of removed files and frees their place if possible.
 * @returns what is still wrong afterward, if anything
 */
function replaceFiles(): string | undefined {
  const changed = changedFiles(file, opened ?? '')
  const what = `${changed.map(({ name, isReplaced }) => `${name} was ${isReplaced ? 'replaced' : 'removed'}`).join(', ')} while the server ran.`
  const isPlaceFree = !changed.some(({ isReplaced }) => isReplaced)
  // The database and its log are intact without the index, but writing through a different index would
  // corrupt them.
  if (!isPlaceFree && changed.every(({ name }) => name.endsWith('-shm')))
    return describeError(`${what} Nothing is lost: restart the server.`)
  try {
    const copy = save(sqlite, file, isPlaceFree)
    if (!isPlaceFree) {
      saved = copy
      // Whoever opens the file that is there now would write this log into it.
      for (const part of ['-wal', '-shm'])
        if (!changed.some(({ name }) => name === file + part)) rmSync(file + part, { force: true })
      return describeError(
        `${what} Its contents are saved in ${copy}. To use that copy: ${howToRestore(file, copy)}. To use the file that is there now: restart the server.`,
      )
    }
  } catch (error) {
    return describeError(
      `${what} Its contents cannot be saved: ${(error as Error).message}. Fix this before you stop the server, which tries again every second.`,
    )
  }
  // Closing does not touch the copy's log, because the open files no longer have these names.
  closeFile()
  setOpened(undefined)
  describeError(`${what} Its contents were saved and put back; the server continues.`)
  return undefined
}

function setOpened(identity: string | undefined) {
  opened = identity
  parentPort?.postMessage({ opened } satisfies OpenResult)
}

let reported: string | undefined

/** Logs an error, but not twice in a row, and returns it. */
function describeError(text: string): string {
  if (text !== reported) console.error(text)
  reported = text
  return text
}

/**
 * Empties the log after a short delay, so that deletions in quick succession share one pass, and retries
 * while others read.
 */
function truncateSoon(delay = 20) {
  truncation ??= setTimeout(() => {
    truncation = undefined
    try {
      requireSameFiles()
      if (opened === undefined) return
      sqlite.exec('PRAGMA busy_timeout = 0')
      if (ownIds.length === 1) ownIds.push(randomInt(1, 2 ** 31))
      const id = ownIds.at(-1)
      // A retry adds nothing to the log, which somebody who reads for a day would make larger every second.
      const isWritten = sqlite.prepare('PRAGMA application_id').get()?.application_id === id
      const isEmptied = truncateLog(sqlite, isWritten ? undefined : id)
      if (isEmptied) ownIds = ownIds.slice(-1)
      else truncateSoon(1_000)
      logEnd = isEmptied ? logEndOf(file) : undefined
      isUnchecked = true
      stamp = stampOf(file)
      if (!hasOwnId()) giveUp()
    } catch (error) {
      if (overwritten) return
      console.error(`What was deleted is still in the log of the database: ${(error as Error).message}`)
      truncateSoon(60_000)
    }
  }, delay)
}
