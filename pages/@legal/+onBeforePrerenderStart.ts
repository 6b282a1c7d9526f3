import { getCollection } from '@lintel/engine/content/store.ts'

export const onBeforePrerenderStart = () => getCollection('legal').map(({ href }) => href)
