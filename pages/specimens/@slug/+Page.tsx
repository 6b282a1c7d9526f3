import { SpecimenSheet } from '#components/sections/specimens/SpecimenSheet.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'
import type { SpecimenData } from './+data.ts'

export default function Page(data: SpecimenData) {
  const { closing, ...words } = pageWords('specimens')
  return (
    <>
      <SpecimenSheet {...data} words={words} />
      <div data-print="hide" data-unquoted>
        <CallToAction {...closing} />
      </div>
    </>
  )
}
