/**
 * Returns an email address in the one spelling by which addresses are compared. A domain is the same in any case and
 * composition of its letters, and in ASCII.
 * @param address that `checkField` accepts
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const inAscii = URL.parse(`http://${domain}`)?.hostname ?? domain.toLowerCase()
  return `${address.slice(0, at).toLowerCase().normalize('NFC')}@${inAscii}`
}
