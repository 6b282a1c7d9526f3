import { getCollection } from '@lintel/engine/content/store.ts'

export const onBeforePrerenderStart = () => getCollection('caseStudies').map(({ href }) => href)
