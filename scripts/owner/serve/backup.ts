import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies the database as it is at one moment, while the server may go on writing. Nobody else may read the copy.
 * @param file must not exist yet; its folder is made where there is none
 * @returns how many enquiries it holds
 */
export async function backUp(database: string, file: string): Promise<number> {
  if (!existsSync(database)) throw new Error(`There is no database at ${database}. Start the server once.`)
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { mode: 0o600 })
  const source = new DatabaseSync(database, { readOnly: true })
  await backup(source, file)
  source.close()
  // Else whoever reads the copy leaves files beside it.
  const copy = new DatabaseSync(file)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
  return countEnquiries(file)
}

/**
 * Puts a copy in the database's place, which is kept beside it as `.before-restore`.
 * @returns how many enquiries it holds
 * @throws Error where the file is no whole copy of such a database, or a server has the database open
 */
export function restore(file: string, database: string): number {
  const enquiries = countEnquiries(file)
  if (existsSync(database)) {
    requireUnused(database)
    renameSync(database, `${database}.before-restore`)
  }
  // Of a database that was lost without them: what it wrote last would be written to the copy.
  for (const part of ['-wal', '-shm']) rmSync(database + part, { force: true })
  copyFileSync(file, database)
  // Root restores what the server, which has a user of its own, has to write to.
  const { uid, gid } = statSync(dirname(database))
  if (process.getuid?.() === 0) chownSync(database, uid, gid)
  return enquiries
}

function countEnquiries(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${check?.integrity_check}`)
    return Number(copy.prepare('SELECT count(*) AS count FROM enquiries').get()?.count)
  } finally {
    copy.close()
  }
}

/** Who has it open keeps others from leaving write-ahead logging. */
function requireUnused(database: string) {
  const own = new DatabaseSync(database)
  try {
    own.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const [mode] = own.prepare('PRAGMA journal_mode = DELETE').all()
    if (mode?.journal_mode !== 'delete') throw new Error('in use')
  } catch {
    throw new Error(`${database} is in use. Stop the server first.`)
  } finally {
    own.close()
  }
}
