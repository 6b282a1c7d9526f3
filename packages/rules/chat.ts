import { wholeWord } from './text.ts'

/** Limits of the chat input (docs/requirements.md, "The assistant"). */
export const chatLimits = {
  message: 1000,
  /** The counter appears above this many characters. */
  counterFrom: 800,
  /** At most this many messages within `span` ms. */
  rate: { messages: 10, span: 60_000 },
}

export const chatMessages = {
  empty: 'Please enter a message',
  long: 'Message too long. Maximum 1000 characters allowed.',
  spam: 'Message appears to be spam. Please try a different message.',
  rate: 'Too many messages. Please wait a moment before sending another message.',
  failed: 'Failed to send message. Please try again.',
  replyFailed: 'Sorry, I ran into an issue. Please try again.',
} as const

export const chatSpamWords = [
  'bitcoin',
  'crypto',
  'investment',
  'profit',
  'money',
  'free',
  'win',
  'click',
] as const

const scriptPrefix = /\b(?:javascript|data|vbscript):/gi

/**
 * Requires three letters after "on", as in `oncut`, the shortest handler name, so that "one =" and "only ="
 * stay.
 */
const inlineHandler = /\bon\w{3,}\s*=/gi

export const chatSpamPatterns = {
  /** One character 11 or more times in a row. */
  longRun: /(.)\1{10,}/u,
  capitals: /[\p{Lu}\s]{50,}/u,
  /** Two different characters in succession, each 4 or more times. */
  twoRuns: /(.)\1{3,}(?!\1)(.)\2{3,}/u,
  words: wholeWord(...chatSpamWords),
}

/** Removes from a message what only an attack or a pasting accident would put there. */
export function cleanChatMessage(text: string): string {
  let clean = text.trim().replace(/[<>]/g, '')
  let before: string
  do {
    before = clean
    clean = clean.replace(scriptPrefix, '').replace(inlineHandler, '')
    // Repeats, because removing one match may join the text around it into another.
  } while (clean !== before)
  return clean.slice(0, chatLimits.message).trim()
}

export function isChatSpam(message: string): boolean {
  return Object.values(chatSpamPatterns).some((pattern) => pattern.test(message))
}

/** Returns the times (ms) that still count toward the rate at `now`. */
export function recentTimes(times: readonly number[], now: number): number[] {
  return times.filter((time) => now - time < chatLimits.rate.span && time <= now)
}

/**
 * Returns why a message may not be sent, or `undefined` if it may.
 * @param text what the visitor wrote, unchanged
 * @param times when this visitor sent earlier messages, in ms
 */
export function checkChatMessage(text: string, times: readonly number[], now: number): string | undefined {
  const clean = cleanChatMessage(text)
  if (clean === '') return chatMessages.empty
  if (text.trim().length > chatLimits.message) return chatMessages.long
  if (isChatSpam(clean)) return chatMessages.spam
  if (recentTimes(times, now).length >= chatLimits.rate.messages) return chatMessages.rate
  return undefined
}
