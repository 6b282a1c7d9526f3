import { site } from '@lintel/engine/content/site.ts'
import { formatResponseTime } from './formatResponseTime.ts'

/** The promise of `site.responseTime` in words. */
export const responseTime = formatResponseTime(site.responseTime)
