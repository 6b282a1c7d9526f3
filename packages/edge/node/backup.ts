import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockDatabase } from './lock.ts'
import { giveToServer, isDamage } from './openFile.ts'
import { resultCodes, resultOf } from './resultCodes.ts'

/**
 * Copies the database as it is at one moment, while the server may keep writing. Only this user may read the
 * copy.
 * @param file must not exist yet, but its folder must
 * @returns the number of enquiries in the copy
 * @throws Error if there is no database, `file` exists, or its folder does not
 */
export function backUp(database: string, file: string): number {
  if (!existsSync(database)) throw new Error(`There is no database at ${database}. Start the server once.`)
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
  const folder = dirname(file)
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}. Make it, or name a file in another.`)
  copy(database, file)
  return countEnquiries(file)
}

/**
 * Replaces the database with a copy. The old database is kept beside it, under a name that no earlier restore
 * used. A copy that the server has saved is moved, not copied.
 * @returns the number of enquiries, and the path of the previous database, if there was one
 * @throws Error if the file is not an intact copy of such a database, or a server has the database open
 */
export function restore(file: string, database: string): { enquiries: number; previous?: string } {
  const enquiries = countEnquiries(file)
  // No server may start before the copy is in place.
  using _lock = lockDatabase(database)
  const previous = existsSync(database) ? unusedName(`${database}.before-restore`) : undefined
  if (previous) requireUnused(database)
  // Copied before anything moves, so that a full disk leaves the database in place.
  const restored = unusedName(`${database}.restored`)
  copy(file, restored)
  giveToServer(restored)
  // A leftover log would be replayed into the copy.
  for (const part of ['', '-wal', '-shm'])
    if (previous && existsSync(database + part)) {
      chmodSync(database + part, 0o600)
      renameSync(database + part, previous + part)
    } else rmSync(database + part, { force: true })
  renameSync(restored, database)
  if (savedCopies(database).includes(resolve(file))) rmSync(file)
  return { enquiries, previous }
}

/**
 * Saves the contents of an open database whose files were removed: the process that has it open can still
 * read them.
 * @param isPlaceFree if true, the copy takes the place of the removed file, and the open database must be
 * closed; otherwise it gets a name of its own
 * @returns the path of the copy
 */
export function save(open: DatabaseSync, file: string, isPlaceFree: boolean): string {
  const saved = unusedName(`${file}.saved`)
  copyOpen(open, saved)
  countEnquiries(saved)
  if (!isPlaceFree) return saved
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true })
  renameSync(saved, file)
  return file
}

/** Returns the paths of all copies that `save` has left beside the database. */
function savedCopies(database: string): string[] {
  const folder = resolve(dirname(database))
  const name = new RegExp(`^${RegExp.escape(basename(database))}\\.saved(?:-\\d+)?$`)
  return readdirSync(folder)
    .filter((each) => name.test(each))
    .map((each) => join(folder, each))
}

/** Returns what the owner has to decide about copies that `save` has left, if there are any. */
export function savedQuestion(database: string): string | undefined {
  const copies = savedCopies(database)
  if (copies.length === 0) return undefined
  return `${copies.join(', ')}: saved when the database was replaced or damaged, and not restored. To use such a copy: stop the server, npm run serve -- restore ${copies.at(-1)}, and start it. If you need it no more, remove it: it holds what visitors wrote.`
}

/** Copies through SQLite, because the latest writes may still be in a log beside the file. */
function copy(database: string, file: string) {
  using source = new DatabaseSync(database, { readOnly: true })
  copyOpen(source, file)
}

/** Removes the partial copy if it fails. */
function copyOpen(source: DatabaseSync, file: string) {
  writeFileSync(file, '', { mode: 0o600 })
  try {
    source.prepare('VACUUM INTO ?').run(file)
    using copied = new DatabaseSync(file)
    // The server recognizes its own file by this id, so a copy must not have it.
    copied.exec('PRAGMA application_id = 0')
  } catch (error) {
    rmSync(file)
    throw error
  }
}

function unusedName(name: string): string {
  let unused = name
  for (let next = 2; existsSync(unused); next++) unused = `${name}-${next}`
  return unused
}

function countEnquiries(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // To open a pipe would wait forever for somebody who writes.
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file. Name a copy of the database.`)
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const [check] = database.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error(`damaged: ${check?.integrity_check}`)
    return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count)
  } catch (error) {
    throw new Error(`${file} is no intact copy of the database: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/**
 * Finds programs other than a server, such as a command of the owner. SQLite leaves write-ahead logging only
 * if nobody else has the database open. A damaged database passes, because a restore is meant to fix it.
 * @throws Error if the database is in use
 */
function requireUnused(database: string) {
  using own = new DatabaseSync(database)
  try {
    own.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const [mode] = own.prepare('PRAGMA journal_mode = DELETE').all()
    if (mode?.journal_mode === 'delete') return
  } catch (error) {
    if (isDamage(error)) return
    if (resultOf(error) !== resultCodes.busy) throw error
  }
  throw new Error(`${database} is open in another program. End that program, and run this again.`)
}
