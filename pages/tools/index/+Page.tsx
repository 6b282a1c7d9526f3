import { ToolList, ToolsHero } from '#components/sections/tools.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { toolPages } from '#data/toolPages.ts'

export default function Page() {
  return (
    <>
      <ToolsHero />
      <ToolList />
      <CallToAction {...toolPages.custom} />
    </>
  )
}
