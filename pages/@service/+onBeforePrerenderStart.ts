import { getCollection } from '@lintel/engine/content/store.ts'

export const onBeforePrerenderStart = () => getCollection('services').map(({ href }) => href)
