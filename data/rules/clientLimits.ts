const second = 1000
const hour = 3600 * second

export const clientLimits = {
  perHour: 3,
  perDay: 10,
  hour,
  day: 24 * hour,
  /** The shortest time between two submissions. */
  apart: 30 * second,
}

export const clientLimitMessages = {
  day: 'Daily submission limit exceeded',
  hour: 'Hourly submission limit exceeded',
  apart: 'Please wait before submitting again',
} as const

/** Says why a client that submitted at `times` (milliseconds) may not submit now, or nothing. */
export function checkClientLimits(times: readonly number[], now: number): string | undefined {
  const ages = times.map((time) => now - time).filter((age) => age >= 0)
  const within = (span: number) => ages.filter((age) => age < span).length
  if (within(clientLimits.day) >= clientLimits.perDay) return clientLimitMessages.day
  if (within(clientLimits.hour) >= clientLimits.perHour) return clientLimitMessages.hour
  if (within(clientLimits.apart) > 0) return clientLimitMessages.apart
  return undefined
}
