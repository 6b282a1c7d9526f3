import { site } from '@lintel/engine/content/site.ts'
import { inWords } from './inWords.ts'

/** The promise of `site.responseTime` in words. */
export const responseTime = inWords(site.responseTime)
