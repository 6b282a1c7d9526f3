import { site } from '@site/data/site.ts'

/** The origin of the Worker, for the links that it signs. */
export const edgeOrigin = site.edgeOrigin ?? site.origin

/**
 * The origin whose pages may call the Worker from another origin; null if the Worker serves the pages itself.
 */
export const pagesOrigin = site.edgeOrigin === null ? null : site.origin

/** Returns the address of a Worker path, as pages use it. */
export function edgeAddress(path: string): string {
  return (site.edgeOrigin ?? '') + path
}

/** Where a build writes the minutes at which the next one is due. Visitors cannot read it. */
export const duePath = '/due.json'

/** Hosts that skip client limits and the bot check. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLocalDevelopment(hostname: string): boolean {
  return localHosts.has(hostname)
}
