import { legalPages } from '#content/legal.ts'

export const onBeforePrerenderStart = () => legalPages().map(({ href }) => href)
