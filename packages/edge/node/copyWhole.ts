import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies an open database to a file that has its name only once it is whole and on the disk. Until then it is called
 * after this process, by which the next copy in the folder finds what a killed one has left.
 * @param beforeItAppears looks at the whole copy, and may refuse it
 * @returns what that returns
 */
export function copyWhole<Result>(
  source: DatabaseSync,
  file: string,
  beforeItAppears: (copy: string) => Result,
): Result {
  const folder = dirname(file)
  removePartialCopies(folder)
  const copy = join(folder, `lintel-${process.pid}.partial`)
  try {
    writeFileSync(copy, '', { mode: 0o600, flag: 'wx' })
    source.prepare('VACUUM INTO ?').run(copy)
    forgetServer(copy)
    flush(copy)
    const result = beforeItAppears(copy)
    renameSync(copy, file)
    flush(folder)
    return result
  } finally {
    rmSync(copy, { force: true })
  }
}

/** Removes the partial copies in a folder, except those that other processes are writing. */
export function removePartialCopies(folder: string) {
  for (const name of readdirSync(folder)) {
    const writer = Number(/^lintel-(\d+)\.partial(?:-journal)?$/.exec(name)?.[1])
    if (writer && (writer === process.pid || !isRunning(writer))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the id by which the server recognizes its own file. */
function forgetServer(copy: string) {
  using copied = new DatabaseSync(copy)
  copied.exec('PRAGMA application_id = 0')
}

/** Waits until a file, or the names in a folder, would outlive a power cut. */
function flush(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
