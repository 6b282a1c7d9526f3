import { site } from '@lintel/engine/content/site.ts'

/** Whether there is a page of the legal notice: a firm that has not said who it is has nothing to show there. */
export const hasLegalNotice = site.legal.entity !== null && site.legal.address !== null
