import { day, hour, minute } from './time.ts'

export const clientLimits = {
  perHour: 3,
  perDay: 10,
  hour,
  day,
  /** The shortest time between two submissions. */
  apart: minute / 2,
}

/** For senders without a bot-check token, where one is asked for. */
export const limitsWithoutToken = { ...clientLimits, perHour: 1, perDay: 3 }

/** All households and offices of a wider IPv6 network together, by the length of its prefix in bits. */
export const networkLimits = {
  56: { perHour: 6, perDay: 20 },
  48: { perHour: 12, perDay: 40 },
}

/** So many enquiries of all clients in one hour are usual; the edge marks what comes beyond, and refuses none of it. */
export const usualPerHour = 100

export const clientLimitMessages = {
  day: 'Daily submission limit exceeded',
  hour: 'Hourly submission limit exceeded',
  apart: 'Please wait before submitting again',
} as const

/** The spans are those of `clientLimits`. */
export type ClientLimits = Pick<typeof clientLimits, 'perHour' | 'perDay'> & { apart?: number }

/**
 * Which limit keeps a client that submitted at `times` (milliseconds) from submitting now, if any does. Times that are yet to come
 * are from a clock that was wrong: they count for nothing.
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
