import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Manifest } from './manifest.ts'

const recordSchema = v.record(
  v.string(),
  v.object({ number: v.number(), commit: v.string(), date: v.string() }),
)

type Release = Pick<Manifest, 'number' | 'commit' | 'date'>

/** Stored outside the project, so that it can expose an older copy of the whole project. */
const recordFile = () =>
  join(process.env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'verified-releases.json')

/** Returns the release that an origin was last verified to serve. */
export const lastVerified = (origin: string): Release | undefined => readRecord()[new URL(origin).origin]

export function rememberVerified(origin: string, { number, commit, date }: Manifest) {
  mkdirSync(dirname(recordFile()), { recursive: true })
  const record = { ...readRecord(), [new URL(origin).origin]: { number, commit, date } }
  writeFileSync(recordFile(), `${JSON.stringify(record, null, 2)}\n`)
}

function readRecord(): Record<string, Release> {
  let text: string
  try {
    text = readFileSync(recordFile(), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  try {
    return v.parse(recordSchema, JSON.parse(text))
  } catch {
    throw new Error(
      `${recordFile()} is damaged, so it is not known which release was verified last. Repair or delete it.`,
    )
  }
}
