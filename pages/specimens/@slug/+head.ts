import type { PageHead } from '#renderer/head.ts'
import type { SpecimenData } from './+data.ts'

export default ({ specimen }: SpecimenData): PageHead => ({
  ...specimen.head,
  subject: { kind: 'specimen', specimen },
})
