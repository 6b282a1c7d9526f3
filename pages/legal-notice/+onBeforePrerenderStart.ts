import { hasLegalNotice } from '@lintel/rules/legalNotice.ts'

export const onBeforePrerenderStart = () => (hasLegalNotice ? ['/legal-notice'] : [])
