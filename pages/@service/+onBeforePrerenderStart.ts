import { plainServices } from '#content/services.ts'

export const onBeforePrerenderStart = () => plainServices().map(({ href }) => href)
