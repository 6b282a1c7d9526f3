import { plainServices } from '@lintel/engine/content/services.ts'

export const onBeforePrerenderStart = () => plainServices().map(({ href }) => href)
