import { site } from '#content/site.ts'
import { inWords } from './rules/inWords.ts'

/** The promise of `site.responseTime` in words. */
export const responseTime = inWords(site.responseTime)
