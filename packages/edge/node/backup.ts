import { chmodSync, existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyWhole } from './copyWhole.ts'
import { lockDatabase } from './lock.ts'
import { requireOwnSchema } from './migrations.ts'
import { giveToServer, isDamage, resultCodes, resultOf } from './openFile.ts'

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
  using source = new DatabaseSync(database, { readOnly: true })
  return copyWhole(source, file, (copy) => countEnquiries(copy))
}

/**
 * Replaces the database with a copy. The old database is kept beside it, under a name that no earlier restore
 * used. A copy that the server has saved is moved, not copied. What was erased since the copy was made stays erased.
 * @returns the number of enquiries, how many of them were erased since, how many others only the previous database has, and
 * its path, if there was one
 * @throws Error if the file is not an intact copy of such a database, or a server has the database open
 */
export function restore(
  file: string,
  database: string,
): { enquiries: number; erased: number; leftBehind: number; previous?: string } {
  requireOwnCopy(file)
  // No server may start before the copy is in place.
  using _lock = lockDatabase(database)
  const hasPrevious = existsSync(database)
  if (hasPrevious) requireUnused(database)
  let previous: string | undefined
  let since = { erased: 0, leftBehind: 0 }
  const makePlace = (copy: string) => {
    if (hasPrevious) since = eraseAgain(copy, database)
    giveToServer(copy)
    if (hasPrevious) previous = keepBeside(database)
    // A leftover log would be replayed into the copy. Its index is made anew by whoever reads it.
    rmSync(`${database}-shm`, { force: true })
    const log = `${database}-wal`
    if (previous && existsSync(log)) renameSync(log, `${previous}-wal`)
    else rmSync(log, { force: true })
    return countEnquiries(copy)
  }
  // Through SQLite, because the latest writes may still be in a log beside the file.
  using source = new DatabaseSync(file, { readOnly: true })
  // Copied before anything moves, so that a full disk leaves the database in place.
  const enquiries = copyWhole(source, database, makePlace)
  if (savedCopies(database).includes(resolve(file))) rmSync(file)
  return { enquiries, ...since, previous }
}

/**
 * Erases in a copy what is erased in the database that it replaces; where that is damaged, nobody knows.
 * @returns how many enquiries, and how many that are not erased the copy lacks
 */
function eraseAgain(copy: string, database: string): { erased: number; leftBehind: number } {
  const unknown = { erased: 0, leftBehind: 0 }
  using restored = new DatabaseSync(copy)
  try {
    restored.exec('PRAGMA secure_delete = ON')
    restored.prepare('ATTACH ? AS previous').run(database)
    const columnsOf = (schema: string) =>
      restored
        .prepare("SELECT name FROM pragma_table_info('enquiries', ?)")
        .all(schema)
        .map(({ name }) => String(name))
    const previousColumns = new Set(columnsOf('previous'))
    const columns = columnsOf('main').filter((name) => previousColumns.has(name))
    // A file that was emptied is a database too.
    if (columns.length === 0) return unknown
    const { changes } = restored
      .prepare(
        `UPDATE main.enquiries SET (${columns.join(', ')}) =
           (SELECT ${columns.join(', ')} FROM previous.enquiries AS erased WHERE erased.id = main.enquiries.id)
         WHERE erased_at IS NULL
           AND id IN (SELECT id FROM previous.enquiries WHERE erased_at IS NOT NULL)`,
      )
      .run()
    const left = restored
      .prepare(
        `SELECT count(*) AS count FROM previous.enquiries
         WHERE erased_at IS NULL AND id NOT IN (SELECT id FROM main.enquiries)`,
      )
      .get()
    return { erased: Number(changes), leftBehind: Number(left?.count) }
  } catch (error) {
    if (isDamage(error)) return unknown
    throw error
  }
}

/**
 * Gives the database a second name, so that its own is never without one: a server that starts then would begin a new
 * one. Where a restore was killed, it has that name already.
 */
function keepBeside(database: string): string {
  const { ino } = statSync(database)
  for (let next = 1; ; next++) {
    const name = `${database}.before-restore${next === 1 ? '' : `-${next}`}`
    const kept = statSync(name, { throwIfNoEntry: false })
    if (kept && kept.ino !== ino) continue
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(database + part)) chmodSync(database + part, 0o600)
    if (!kept) linkSync(database, name)
    return name
  }
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
  copyWhole(open, saved, (copy) => countEnquiries(copy))
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

/** Says how a copy takes the place of a database, by a command in the site's folder. */
export function howToRestore(database: string, copy = '<copy>'): string {
  return `stop the server, STATE_DIRECTORY=${dirname(resolve(database))} npm run serve -- restore ${copy}, and start it`
}

/** Returns what the owner has to decide about copies that `save` has left, if there are any. */
export function savedQuestion(database: string): string | undefined {
  const copies = savedCopies(database)
  if (copies.length === 0) return undefined
  return `${copies.join(', ')}: saved when the database was replaced or damaged, and not restored. To use such a copy: ${howToRestore(database, copies.at(-1))}. If you need it no more, remove it: it holds what visitors wrote.`
}

function unusedName(name: string): string {
  let unused = name
  for (let next = 2; existsSync(unused); next++) unused = `${name}-${next}`
  return unused
}

/** @throws Error with the fix unless the file is an intact copy of a database of this site */
function requireOwnCopy(file: string) {
  try {
    if (!existsSync(file)) throw new Error(`There is no file ${file}`)
    // To open a pipe would wait forever for somebody who writes.
    if (!statSync(file).isFile()) throw new Error(`${file} is not a file`)
    countEnquiries(file, requireOwnSchema)
  } catch (error) {
    throw new Error(
      `${(error as Error).message}. Nothing was changed: name a file that npm run serve -- backup has written.`,
      { cause: error },
    )
  }
}

function countEnquiries(file: string, check?: (database: DatabaseSync) => void): number {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const [damage] = database.prepare('PRAGMA integrity_check').all()
    if (damage?.integrity_check !== 'ok') throw new Error(`damaged: ${damage?.integrity_check}`)
    check?.(database)
    return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count)
  } catch (error) {
    throw new Error(`${file} is no intact copy of the database: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/**
 * Finds programs other than a server, such as a command of the owner, and writes the log into the file. Nobody else can
 * have the database open where SQLite gets it for itself. A damaged database passes, because a restore is meant to fix
 * it.
 * @throws Error if the database is in use
 */
function requireUnused(database: string) {
  using own = new DatabaseSync(database)
  try {
    // To leave write-ahead logging would tell the same, but where that is killed, what only reads cannot read any more.
    own.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (isDamage(error)) return
    if (resultOf(error) !== resultCodes.busy) throw error
    throw new Error(`${database} is open in another program. End that program, and run this again.`)
  }
}
