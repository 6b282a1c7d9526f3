import { site } from '@site/data/site.ts'
import type { Output, OutputFiles } from './output.ts'

/** How long security.txt is valid. RFC 9116 recommends less than a year, so that its content is reviewed. */
const monthsValid = 11

/** Writes the files that other programs look for in /.well-known/. */
export async function writeWellKnown(files: OutputFiles) {
  for (const file of [securityText(new Date()), privacyControl()]) await files.write(file)
}

/** Returns security.txt (RFC 9116). It expires at the start of a month, so builds of one day are equal. */
export function securityText(built: Date): Output<string> {
  const path = '.well-known/security.txt'
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + monthsValid))
  const lines = [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(site.language).language}`,
    `Canonical: ${site.origin}/${path}`,
  ]
  return { path, content: `${lines.join('\n')}\n` }
}

/** Returns gpc.json (Global Privacy Control, section 4), which states that this site honors the signal. */
export function privacyControl(): Output<string> {
  const content = `${JSON.stringify({ gpc: true, lastUpdate: site.legal.effective })}\n`
  return { path: '.well-known/gpc.json', content }
}
