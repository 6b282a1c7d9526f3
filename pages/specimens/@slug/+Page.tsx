import { SpecimenSheet } from '#components/sections/specimens/SpecimenSheet.tsx'
import { pageWords } from '#content/pages.ts'
import type { SpecimenData } from './+data.ts'

export default function Page(data: SpecimenData) {
  return <SpecimenSheet {...data} words={pageWords('specimens')} />
}
