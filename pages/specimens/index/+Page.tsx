import { pageWords } from '@lintel/engine/content/pages.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { SpecimenIndex } from '#components/sections/specimens/SpecimenSet.tsx'

export default function Page() {
  const { closing, ...words } = pageWords('specimens')
  return (
    <>
      <SpecimenIndex words={words} specimens={specimens()} />
      <CallToAction {...closing} />
    </>
  )
}
