import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { newTab } from '#data/interface.ts'
import { toolPages } from '#data/toolPages.ts'
import type { Tool } from '#data/tools.ts'
import { ToolTags } from './ToolTags.tsx'

export function ToolHero({ tool }: { tool: Tool }) {
  const { open, support } = toolPages.detail
  return (
    <section className="border-b border-line">
      <div className="page-width pt-24 pb-14 md:pt-28 md:pb-20">
        <BackLink href="/tools">{toolPages.backToTools}</BackLink>
        <div className="dimension-line mt-4 grid gap-12 pt-8 md:grid-cols-12 md:gap-8 lg:gap-12">
          <div className="md:col-span-7">
            <Badge tone="accent">{tool.category}</Badge>
            <h1 className="mt-5 text-h2">{tool.title}</h1>
            <p className="mt-5 max-w-measure text-lead text-muted">{tool.detailedDescription}</p>
            <ToolTags tags={tool.tags} />
            <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap" data-print="hide">
              <ButtonLink href={tool.url} target="_blank" rel="noopener noreferrer" size="lg">
                {open}
                <span className="sr-only"> {newTab}</span>
              </ButtonLink>
              <ButtonLink href={support.href} size="lg" variant="outline">
                {support.label}
              </ButtonLink>
            </div>
          </div>
          <div className="self-start overflow-hidden rounded-md border border-line md:col-span-5">
            <ToolThumbnail thumbnail={tool.thumbnail} className="h-auto w-full" />
          </div>
        </div>
      </div>
    </section>
  )
}
