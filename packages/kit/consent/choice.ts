/** The visitor's choice as a cookie, for one year (docs/requirements.md, "Cookies"). */
const cookie = 'cookie_consent'
const year = 365 * 24 * 60 * 60
/** Stands for a refusal of everything. */
const none = 'none'

/** Ids of the services that were agreed to, or nothing while the visitor has not chosen. */
export function readChoice(cookies = document.cookie): string[] | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(cookies)?.[1]
  return value?.split('.').filter((id) => id && id !== none)
}

export function saveChoice(services: string[]) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of newer browsers is not everywhere yet.
  document.cookie = `${cookie}=${services.join('.') || none}; Max-Age=${year}; Path=/; SameSite=Lax${secure}`
}

/** Global Privacy Control counts as a refusal, whatever was chosen before. */
export function isRefusedBySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** Takes away what services left behind: this site keeps no other cookie, and its own records begin otherwise. */
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
    // Denied: then nothing was kept.
  }
}
