import { specimens } from '@lintel/engine/content/specimens.ts'

export const onBeforePrerenderStart = () => specimens().map(({ href }) => href)
