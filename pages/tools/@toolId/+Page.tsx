import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { AdSlot } from '#components/sections/AdSlot.tsx'
import { NotFound } from '#components/sections/NotFound.tsx'
import { KeyFeatures, ToolHero, TryTool } from '#components/sections/tools.tsx'
import type { ToolData } from './+data.ts'

export default function Page({ tool }: ToolData) {
  const { notFound, tool: words } = getContent('pages', 'tools')
  if (!tool) return <NotFound {...notFound} action={words.back} />
  return (
    <>
      <ToolHero tool={tool} {...words} />
      <div className="flex flex-col">
        <KeyFeatures tool={tool} {...words} />
        <div className="order-2">
          <AdSlot />
        </div>
        <TryTool tool={tool} {...words} />
      </div>
      <CallToAction {...words.closing} />
    </>
  )
}
