import { hasLegalNotice } from '#data/legalNotice.ts'

export const onBeforePrerenderStart = () => (hasLegalNotice ? ['/legal-notice'] : [])
