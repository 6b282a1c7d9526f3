import { existsSync, readFileSync } from 'node:fs'
import { checkRedirects, redirectList, redirectsFile } from '#content/redirects.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import type { FollowLink } from './links.ts'
import { recordTexts } from './recordTexts.ts'

/** What is wrong with addresses that pages had. */
export function checkRedirectsFile(follow: FollowLink): Diagnostic[] {
  if (!existsSync(redirectsFile)) return []
  const texts = recordTexts(readFileSync(redirectsFile, 'utf8'))
  return checkRedirects(redirectList(), follow).map(({ entry, field, message, fix }) => ({
    file: redirectsFile,
    line: texts.filter(({ name }) => name === field)[entry]?.line ?? 1,
    ...{ field, message, fix },
  }))
}
