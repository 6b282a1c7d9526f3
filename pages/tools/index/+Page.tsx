import { pageWords } from '@lintel/engine/content/pages.ts'
import { tools } from '@lintel/engine/content/tools.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Dividers } from '#components/drawings/Dividers.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'
import { ToolList } from '#components/sections/tools.tsx'

export default function Page() {
  const { label, title, lead, back, list, closing } = pageWords('tools')
  return (
    <>
      <ListHero back={back} title={title} lead={lead} drawing={<Dividers />} />
      <ToolList tools={tools()} label={label} words={list} />
      <CallToAction {...closing} />
    </>
  )
}
