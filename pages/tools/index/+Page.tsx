import { Dividers } from '#components/drawings/Dividers.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'
import { ToolList } from '#components/sections/tools.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'
import { tools } from '#content/tools.ts'

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
