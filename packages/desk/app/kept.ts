import { RequestError, sendKept } from './request.ts'

/** In ms after a change, until the desk is told what to keep. */
const sendAfter = 500

/** In ms, after the desk could not take it. */
const retryAfter = 2000

/** What browsers send while a page is closed, in bytes (Fetch standard, section 4.5: 64 KiB in all). */
const maxAtEnd = 60_000

/** Keys of texts that this window has kept, of which the storage has none where it is full. */
const keys = new Set<string>()
/** What the desk has not been told yet; null removes it. */
const pending = new Map<string, string | null>()
let timer: ReturnType<typeof setTimeout> | undefined

/** A text that this window, or an earlier one, has kept. */
export const readKept = (key: string) => localStorage.getItem(key)

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
  if (text === null && !keys.has(key) && readKept(key) === null) return
  keys.add(key)
  store(key, text)
  pending.set(key, text)
  dispatchEvent(new Event(pendingEvent))
  timer ??= setTimeout(send, sendAfter)
}

/** A full storage keeps no former version, because a later window would take that for the last one. */
function store(key: string, text: string | null) {
  localStorage.removeItem(key)
  try {
    if (text !== null) localStorage.setItem(key, text)
  } catch {
    // The desk keeps it all the same.
  }
}

async function send() {
  clearTimeout(timer)
  timer = undefined
  const sent = [...pending]
  if (sent.length === 0) return
  try {
    await sendKept(Object.fromEntries(sent), maxAtEnd)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    timer ??= setTimeout(send, retryAfter)
    return
  }
  for (const [key, text] of sent) if (pending.get(key) === text) pending.delete(key)
  dispatchEvent(new Event(pendingEvent))
}

export const pendingEvent = 'desk-pending'

/** The texts that only this browser has, whose keys begin with a prefix. */
export const pendingWith = (prefix: string): string[] =>
  [...pending].flatMap(([key, text]) => (key.startsWith(prefix) && text !== null ? [text] : []))

globalThis.document?.addEventListener('visibilitychange', () => document.hidden && send())
