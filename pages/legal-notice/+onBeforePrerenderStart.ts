import { hasLegalNotice } from '@lintel/engine/content/legal.ts'

export const onBeforePrerenderStart = () => (hasLegalNotice ? ['/legal-notice'] : [])
