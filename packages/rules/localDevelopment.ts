/** Hosts that skip client limits and the bot check. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLocalDevelopment(hostname: string): boolean {
  return localHosts.has(hostname)
}
