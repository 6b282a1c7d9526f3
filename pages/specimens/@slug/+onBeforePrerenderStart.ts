import { getCollection } from '@lintel/engine/content/store.ts'

export const onBeforePrerenderStart = () => getCollection('specimens').map(({ href }) => href)
