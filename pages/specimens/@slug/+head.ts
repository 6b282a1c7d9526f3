import type { PageHead } from '@lintel/engine/render/head.ts'
import type { SpecimenData } from './+data.ts'

export default ({ specimen }: SpecimenData): PageHead => ({
  ...specimen.head,
  subject: { kind: 'specimen', specimen },
})
