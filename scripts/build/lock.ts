import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cacheFolder } from '#renderer/cacheFolder.ts'

const lock = join(cacheFolder, 'lock')
/** How often a waiting build looks whether it may begin, in ms. */
const interval = 200

/** Lets one build of a checkout run at a time: the others wait for it. The end of this process gives way to them. */
export async function waitForOtherBuilds() {
  mkdirSync(dirname(lock), { recursive: true })
  let told: number | undefined
  while (!take()) {
    const other = owner()
    if (other === undefined || !isRunning(other)) rmSync(lock, { force: true })
    else {
      if (told !== other) console.log(`Waiting for another build of this checkout (process ${other}) …`)
      told = other
      await setTimeout(interval)
    }
  }
  process.on('exit', endBuild)
}

/** Lets the next build begin. */
export function endBuild() {
  if (owner() === process.pid) rmSync(lock, { force: true })
}

/** A link appears as a whole: nobody ever reads a lock without its owner. */
function take(): boolean {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** The process that builds; undefined where the lock says none. */
function owner(): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
