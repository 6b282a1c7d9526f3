import { caseStudies } from '@lintel/engine/content/caseStudies.ts'

export const onBeforePrerenderStart = () => caseStudies().map(({ href }) => href)
