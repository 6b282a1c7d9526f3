import { day, hour, minute } from './time.ts'

export const clientLimits = {
  perHour: 3,
  perDay: 10,
  hour,
  day,
  /** The shortest time (ms) between two submissions. */
  apart: minute / 2,
}

/** Limits for senders without a bot-check token, if one is required. */
export const limitsWithoutToken = { ...clientLimits, perHour: 1, perDay: 3 }

/** Limits for all clients in a wider IPv6 network together, by prefix length in bits. */
export const networkLimits = {
  56: { perHour: 6, perDay: 20 },
  48: { perHour: 12, perDay: 40 },
}

/**
 * The usual number of enquiries in an hour from all clients together. The edge flags those beyond it, but
 * refuses none.
 */
export const usualPerHour = 100

export const clientLimitMessages = {
  day: 'Daily submission limit exceeded',
  hour: 'Hourly submission limit exceeded',
  apart: 'Please wait before submitting again',
} as const

/** The spans are those of `clientLimits`. */
export type ClientLimits = Pick<typeof clientLimits, 'perHour' | 'perDay'> & { apart?: number }

/**
 * Returns the limit that keeps a client from submitting now, if any.
 * @param times when the client submitted, in ms; times in the future come from a wrong clock and are ignored
 */
export function limitReached(
  times: readonly number[],
  now: number,
  { perHour, perDay, apart = 0 }: ClientLimits = clientLimits,
): keyof typeof clientLimitMessages | undefined {
  const ages = times.map((time) => now - time).filter((age) => age >= 0)
  const within = (span: number) => ages.filter((age) => age < span).length
  if (within(clientLimits.day) >= perDay) return 'day'
  if (within(clientLimits.hour) >= perHour) return 'hour'
  if (within(apart) > 0) return 'apart'
  return undefined
}
