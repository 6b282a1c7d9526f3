import { site } from '@site/data/site.ts'
import { formatResponseTime } from './formatResponseTime.ts'

/** The promised response time in words. */
export const responseTime = formatResponseTime(site.responseTime)
