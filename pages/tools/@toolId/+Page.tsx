import { AdSlot } from '#components/sections/AdSlot.tsx'
import { NotFound } from '#components/sections/NotFound.tsx'
import { KeyFeatures, ToolHero, TryTool } from '#components/sections/tools.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { toolPages } from '#data/toolPages.ts'
import type { ToolData } from './+data.ts'

export default function Page({ tool }: ToolData) {
  const { notFound, backToTools, detail } = toolPages
  if (!tool) return <NotFound {...notFound} action={{ href: '/tools', label: backToTools }} />
  return (
    <>
      <ToolHero tool={tool} />
      <KeyFeatures tool={tool} />
      <AdSlot />
      <TryTool tool={tool} />
      <CallToAction {...detail.closing} />
    </>
  )
}
