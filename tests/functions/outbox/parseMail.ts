import type { ReceivedMail } from './mailServer.ts'

/** Enough of a mail to test it: its envelope, its unfolded headers by lower-case name, and its text as sent. */
export function parseMail(mail: ReceivedMail | undefined) {
  const { from = '', to = [], raw = '' } = mail ?? {}
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers[name in headers ? `${name} (again)` : name] = decodeWords(line.slice(colon + 1).trim())
  }
  const text = raw.slice(end + 4).replace(/=\r\n/g, '')
  return { from, to, headers, text }
}

/** Encoded words of RFC 2047, in which headers write what is not ASCII. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => {
      if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString()
      return decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'))
    })
}
