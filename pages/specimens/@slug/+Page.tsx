import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { SpecimenSheet } from '#components/sections/specimens/SpecimenSheet.tsx'
import type { SpecimenData } from './+data.ts'

export default function Page(data: SpecimenData) {
  const words = getContent('pages', 'specimens')
  const closing = blockOf(words, 'closing')
  return (
    <>
      <SpecimenSheet {...data} words={words} />
      {closing && (
        <div data-print="hide" data-unquoted>
          <CallToAction {...closing} />
        </div>
      )}
    </>
  )
}
