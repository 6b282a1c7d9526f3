/** Hosts on which client limits and the bot check are off. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLocalDevelopment(hostname: string): boolean {
  return localHosts.has(hostname)
}
