import { blockPages } from '@lintel/engine/content/blockPages.ts'

export const onBeforePrerenderStart = () => blockPages().map(({ href }) => href)
