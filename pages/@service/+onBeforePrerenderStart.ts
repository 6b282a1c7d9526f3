import { services } from '@lintel/engine/content/services.ts'

export const onBeforePrerenderStart = () => services().map(({ href }) => href)
