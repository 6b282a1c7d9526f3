import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Results of SQLite, without what it tells besides: https://sqlite.org/rescode.html. */
const [busy, corrupt, notDatabase] = [5, 11, 26]

/**
 * Copies the database as it is at one moment, while the server may go on writing. Nobody else may read the copy.
 * @param file must not exist yet; its folder is made where there is none
 * @returns how many enquiries it holds
 */
export function backUp(database: string, file: string): number {
  if (!existsSync(database)) throw new Error(`There is no database at ${database}. Start the server once.`)
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
  copy(database, file)
  return countEnquiries(file)
}

/**
 * Puts a copy in the database's place, which is kept beside it, never over what an earlier restore has kept.
 * @returns how many enquiries it holds, and where what was there before is, if anything was
 * @throws Error where the file is no whole copy of such a database, or a server has the database open
 */
export function restore(file: string, database: string): { enquiries: number; previous?: string } {
  const enquiries = countEnquiries(file)
  const previous = existsSync(database) ? unusedName(`${database}.before-restore`) : undefined
  if (previous) requireUnused(database)
  // Before anything moves, so that a full disk leaves the database where it is.
  const restored = unusedName(`${database}.restored`)
  copy(file, restored)
  // Root restores what the server, which has a user of its own, has to write to.
  const { uid, gid } = statSync(dirname(database))
  if (process.getuid?.() === 0) chownSync(restored, uid, gid)
  // What a damaged database, or one that was lost without its log, wrote last would be written to the copy.
  for (const part of ['', '-wal', '-shm'])
    if (previous && existsSync(database + part)) {
      chmodSync(database + part, 0o600)
      renameSync(database + part, previous + part)
    } else rmSync(database + part, { force: true })
  renameSync(restored, database)
  return { enquiries, previous }
}

/**
 * Saves what an open database holds whose files were removed: whoever has it open has them still.
 * @param isPlaceFree the copy takes their place, and the open one must be closed; else it gets a name of its own
 * @returns where the copy is
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

/** By SQLite, as what was written last may be in a log beside the file. */
function copy(database: string, file: string) {
  using source = new DatabaseSync(database, { readOnly: true })
  copyOpen(source, file)
}

/** Leaves nothing where it fails. */
function copyOpen(source: DatabaseSync, file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { mode: 0o600 })
  try {
    source.prepare('VACUUM INTO ?').run(file)
    using copied = new DatabaseSync(file)
    // The server knows its own file by this.
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
  using database = new DatabaseSync(file, { readOnly: true })
  const [check] = database.prepare('PRAGMA integrity_check').all()
  if (check?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${check?.integrity_check}`)
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count)
}

/** Who has it open keeps others from leaving write-ahead logging. A damaged one is what a restore is for. */
function requireUnused(database: string) {
  using own = new DatabaseSync(database)
  try {
    own.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const [mode] = own.prepare('PRAGMA journal_mode = DELETE').all()
    if (mode?.journal_mode === 'delete') return
  } catch (error) {
    const code = (error as { errcode: number }).errcode & 0xff
    if (code === corrupt || code === notDatabase) return
    if (code !== busy) throw error
  }
  throw new Error(`${database} is in use. Stop the server first.`)
}
