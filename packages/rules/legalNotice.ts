import { site } from '@lintel/engine/content/site.ts'

/** Whether the site has a legal notice; without a name and an address there is nothing to show. */
export const hasLegalNotice = site.legal.entity !== null && site.legal.address !== null
