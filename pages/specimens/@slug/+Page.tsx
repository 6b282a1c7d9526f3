import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { SpecimenSheet } from '#components/sections/specimens/SpecimenSheet.tsx'
import type { SpecimenData } from './+data.ts'

export default function Page(data: SpecimenData) {
  const { closing, ...words } = getContent('pages', 'specimens')
  return (
    <>
      <SpecimenSheet {...data} words={words} />
      <div data-print="hide" data-unquoted>
        <CallToAction {...closing} />
      </div>
    </>
  )
}
