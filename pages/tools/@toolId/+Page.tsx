import { getWords } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { AdSlot } from '#components/sections/AdSlot.tsx'
import { NotFound } from '#components/sections/NotFound.tsx'
import { KeyFeatures, ToolHero, TryTool } from '#components/sections/tools.tsx'
import type { ToolData } from './+data.ts'

export default function Page({ tool }: ToolData) {
  const { notFound, tool: words } = getWords('pages', 'tools')
  if (!tool) return <NotFound {...notFound} action={words.back} />
  return (
    <>
      <ToolHero tool={tool} {...words} />
      <KeyFeatures tool={tool} {...words} />
      <AdSlot />
      <TryTool tool={tool} {...words} />
      <CallToAction {...words.closing} />
    </>
  )
}
