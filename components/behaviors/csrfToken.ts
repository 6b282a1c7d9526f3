/**
 * Gives the contact form its token as the page loads, and another one whenever the form asks by `renew-csrf-token`: 64
 * hexadecimal characters, by which the edge knows a repeated submission (specification section 3).
 */
export function giveCsrfToken() {
  const form = document.querySelector<HTMLElement>('[data-contact-form]')
  const give = ({ dataset }: HTMLElement) => {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    dataset.csrfToken = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  if (!form) return
  form.addEventListener('renew-csrf-token', () => give(form))
  give(form)
}
