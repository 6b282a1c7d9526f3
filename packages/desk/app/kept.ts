import { RequestError, sendKept } from './request.ts'

/** In ms after a change, until the desk is told what to keep. */
const sendAfter = 500

/** In ms, after the desk could not take it, or another browser keeps something under the same key. */
const retryAfter = 2000

/** What browsers send while a page is closed, in bytes (Fetch standard, section 4.5: 64 KiB in all). */
const maxAtEnd = 60_000

/** Before the key of a text: the version that the desk has of it. */
const versionPrefix = 'version of '

const ownVersionKey = 'version of this browser'

/** The version of all that this browser keeps. */
function ownVersion(): string {
  const version = localStorage.getItem(ownVersionKey) ?? crypto.randomUUID()
  store(ownVersionKey, version)
  return version
}

/** What this window has kept or read last, by keys; the storage has none of it where it is full. */
const own = new Map<string, string | null>()
/** What the desk has not been told yet; null removes it. */
const pending = new Map<string, string | null>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether the desk could not keep what it was told last, as where its disk is full. */
let refused = false

/** A text that this window, or an earlier one, has kept. */
export function readKept(key: string): string | null {
  const text = localStorage.getItem(key)
  own.set(key, text)
  return text
}

/** All kept texts whose keys begin with a prefix, by the rest of their keys. */
export const keptWith = (prefix: string): [rest: string, text: string][] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text])

/**
 * Keeps a text for later windows: at once in this browser, and soon on the desk's disk, which windows of its next start
 * begin with (server/kept.ts).
 * @param text null removes it
 */
export function keep(key: string, text: string | null) {
  if (text === null && (own.get(key) ?? localStorage.getItem(key)) === null) return
  own.set(key, text)
  store(key, text)
  pending.set(key, text)
  dispatchEvent(new Event(pendingEvent))
  timer ??= setTimeout(sendPending, sendAfter)
}

/** Removes what this window has kept, unless another window has kept something else there since. */
export function release(key: string) {
  const text = localStorage.getItem(key)
  if (text === null || text === own.get(key)) keep(key, null)
}

function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The desk keeps it all the same. A later window would take a former version for the last one.
    localStorage.removeItem(key)
  }
}

/** Tells the desk at once what it shall keep. */
export async function sendPending() {
  clearTimeout(timer)
  timer = undefined
  const sent = [...pending]
  if (sent.length === 0) return
  const changes = sent.map(
    ([key, text]) =>
      [key, { text, version: localStorage.getItem(versionPrefix + key), own: ownVersion() }] as const,
  )
  let versions: Record<string, string> = {}
  let isUnreachable = false
  try {
    versions = await sendKept(Object.fromEntries(changes), maxAtEnd)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    isUnreachable = error.isUnreachable
  }
  refused = !isUnreachable && sent.some(([key, text]) => text !== null && !versions[key])
  for (const [key, text] of sent) {
    const version = versions[key]
    if (!version) continue
    store(versionPrefix + key, text === null ? null : version)
    if (pending.get(key) === text) pending.delete(key)
  }
  if (pending.size > 0)
    timer ??= setTimeout(sendPending, sent.length > Object.keys(versions).length ? retryAfter : sendAfter)
  dispatchEvent(new Event(pendingEvent))
}

export const pendingEvent = 'desk-pending'

/** Whether the desk keeps nothing at the moment, so that words which are not saved are in this window only. */
export const isRefused = () => refused

/** Whether only this window has a text: neither the desk nor, in place of another window's, this browser keeps it. */
export const isPending = (key: string, text: string) =>
  pending.has(key) || (localStorage.getItem(key) ?? text) !== text

globalThis.document?.addEventListener('visibilitychange', () => document.hidden && sendPending())
