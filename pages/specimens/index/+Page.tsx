import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { SpecimenIndex } from '#components/sections/specimens/SpecimenSet.tsx'

export default function Page() {
  const { closing, ...words } = getContent('pages', 'specimens')
  return (
    <>
      <SpecimenIndex words={words} specimens={getCollection('specimens')} />
      <CallToAction {...closing} />
    </>
  )
}
