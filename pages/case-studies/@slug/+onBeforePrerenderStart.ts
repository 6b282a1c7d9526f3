import { caseStudies } from '#content/caseStudies.ts'

export const onBeforePrerenderStart = () => caseStudies().map(({ href }) => href)
