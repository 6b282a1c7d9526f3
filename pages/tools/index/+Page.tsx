import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Dividers } from '#components/drawings/Dividers.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'
import { ToolList } from '#components/sections/tools.tsx'

export default function Page() {
  const { label, title, lead, back, list, closing } = getContent('pages', 'tools')
  return (
    <>
      <ListHero back={back} title={title} lead={lead} drawing={<Dividers />} />
      <ToolList tools={getCollection('tools')} label={label} words={list} />
      <CallToAction {...closing} />
    </>
  )
}
