import { site } from '@site/data/site.ts'
import { createContext } from 'react'

/** The time zone of the office, which may be another than when this window was loaded. */
export const OfficeZone = createContext(site.responseTime.timeZone)
