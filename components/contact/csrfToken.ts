/** The contact section, to which the page itself gives its token (`behaviors/csrfToken.ts`). */
const section = () => document.querySelector<HTMLElement>('[data-contact-form]')

/** @throws Error where the page has given none, as in a browser without random numbers */
export function csrfToken(): string {
  const token = section()?.dataset.csrfToken
  if (!token) throw new Error('The page has no token for its contact form.')
  return token
}

export function renewCsrfToken() {
  section()?.dispatchEvent(new Event('renew-csrf-token'))
}
