import { ToolList } from '#components/sections/tools/ToolList.tsx'
import { ToolsHero } from '#components/sections/tools/ToolsHero.tsx'
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
