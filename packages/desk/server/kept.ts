import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/**
 * What a window keeps for a later one: drafts that are not saved, and choices of conflicts. Browsers cannot keep it from
 * one start of the desk to the next, as each has an origin of its own (keys.ts).
 */
const keptSchema = v.record(v.string(), v.object({ text: v.string(), version: v.string() }))

export type Kept = v.InferOutput<typeof keptSchema>

/**
 * By keys: a text, or null to remove it; the version that it replaces, or null where the browser has none; and the browser's
 * own, which stays the same, as it may never hear whether a closed window was still understood.
 */
export const changesSchema = v.record(
  v.string(),
  v.object({ text: v.nullable(v.string()), version: v.nullable(v.string()), own: v.string() }),
)

const file = '.cache/desk/kept.json'

/** A corrupt file is set aside. */
export function readKept(): Kept {
  try {
    if (existsSync(file)) return v.parse(keptSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(error)
    renameSync(file, `${file}.unreadable`)
  }
  return {}
}

/**
 * Keeps texts. What another browser keeps under the same key is not replaced.
 * @returns the versions by their keys, without those that were refused
 */
export function keep(changes: v.InferOutput<typeof changesSchema>): Record<string, string> {
  const kept = new Map(Object.entries(readKept()))
  const versions: [key: string, version: string][] = []
  for (const [key, { text, version, own }] of Object.entries(changes)) {
    const entry = kept.get(key)
    if (entry && entry.version !== version && entry.version !== own) continue
    if (text === null) kept.delete(key)
    else kept.set(key, { text, version: own })
    versions.push([key, own])
  }
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.next`
  try {
    writeFileSync(next, JSON.stringify(Object.fromEntries(kept)), { flush: true, mode: 0o600 })
    chmodSync(next, 0o600)
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
  return Object.fromEntries(versions)
}
