/** The cookie that stores the visitor's choice for one year (docs/requirements.md, "Cookies"). */
const cookie = 'cookie_consent'
const year = 365 * 24 * 60 * 60
/** The value for a refusal of all services. */
const none = 'none'

/** Returns the ids of the accepted services, or undefined if the visitor has not chosen yet. */
export function readChoice(cookies = document.cookie): string[] | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(cookies)?.[1]
  return value?.split('.').filter((id) => id && id !== none)
}

export function saveChoice(services: string[]) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API yet.
  document.cookie = `${cookie}=${services.join('.') || none}; Max-Age=${year}; Path=/; SameSite=Lax${secure}`
}

/** Global Privacy Control counts as a refusal, even after an earlier choice. */
export function isRefusedBySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/**
 * Deletes what services have stored. This site has no other cookie, and its own records have another prefix.
 */
export function forgetServices() {
  const hosts = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
  for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0])) {
    if (name === cookie) continue
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
  try {
    localStorage.removeItem('_grecaptcha')
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
