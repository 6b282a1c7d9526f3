import { SpecimenIndex } from '#components/sections/specimens/SpecimenSet.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'
import { specimens } from '#content/specimens.ts'

export default function Page() {
  const { closing, ...words } = pageWords('specimens')
  return (
    <>
      <SpecimenIndex words={words} specimens={specimens()} />
      <CallToAction {...closing} />
    </>
  )
}
