/** 64 hexadecimal characters (specification section 3): the edge recognizes a repeated submission by it. */
export function newCsrfToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
