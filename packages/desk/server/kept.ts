import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/**
 * What a window keeps for a later one: drafts that are not saved, and choices of conflicts. Browsers cannot keep it from
 * one start of the desk to the next, as each has an origin of its own (keys.ts).
 */
type Kept = Record<string, string>

/** By its key; null removes it. */
export const keptSchema = v.record(v.string(), v.nullable(v.string()))

const file = '.cache/desk/kept.json'

/** A corrupt file is set aside. */
export function readKept(): Kept {
  try {
    if (existsSync(file))
      return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(error)
    renameSync(file, `${file}.unreadable`)
  }
  return {}
}

export function keep(changed: v.InferOutput<typeof keptSchema>) {
  const all = Object.entries({ ...readKept(), ...changed }).filter(([, text]) => text !== null)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(all)), { flush: true, mode: 0o600 })
  chmodSync(`${file}.next`, 0o600)
  renameSync(`${file}.next`, file)
}
