import { legalPages } from '@lintel/engine/content/legal.ts'

export const onBeforePrerenderStart = () => legalPages().map(({ href }) => href)
