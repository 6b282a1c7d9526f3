import { specimens } from '#content/specimens.ts'

export const onBeforePrerenderStart = () => specimens().map(({ href }) => href)
