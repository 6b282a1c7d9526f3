import { legalText } from '#content/legal.ts'

export const data = () => legalText('terms')
