import { newTab } from '@lintel/engine/content/strings.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import ToolFrame from '@lintel/kit/islands/ToolFrame.tsx'
import { useIframe } from '@lintel/kit/pageReport.ts'
import { Badge, Tags } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { ToolsPage } from '@site/data/schemas/pages/tools.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import { PageHead, WayBack } from './PageHead.tsx'

/** What the tool is, and the ways to it; the tool itself is shown right below. */
export function ToolHero({ tool, back, open, support }: { tool: Tool } & ToolsPage['tool']) {
  return (
    <section className="page-width pt-24 pb-8 md:pt-28">
      <PageHead
        location={
          <WayBack {...back}>
            <ToolCategory tool={tool} />
          </WayBack>
        }
        title={tool.title}
      />
      <div className="mt-6 grid items-end gap-x-8 gap-y-6 md:mt-8 lg:grid-cols-3">
        <p className="max-w-measure text-lead text-muted lg:col-span-2 lg:row-span-2">
          {tool.detailedDescription}
        </p>
        <Tags tags={tool.tags} className="flex flex-wrap gap-1.5 self-end" />
        <div className="grid gap-3 sm:flex sm:flex-wrap" data-print="hide">
          <ButtonLink href={tool.url} target="_blank" rel="noopener noreferrer" size="lg">
            {open}
            <span aria-hidden="true">↗</span>
            <span className="sr-only"> {newTab}</span>
          </ButtonLink>
          <ButtonLink href={support.href} size="lg" variant="outline">
            {support.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export function ToolCategory({ tool }: { tool: Tool }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Icon id={tool.icon} className="size-8 text-accent-text" />
      <Badge tone="accent">{tool.category}</Badge>
    </p>
  )
}

/** What the tool does. It comes before the tool, and is shown below it. */
export function KeyFeatures({ tool, features }: { tool: Tool } & ToolsPage['tool']) {
  return (
    <div className="order-1 *:pb-0">
      <Section {...features}>
        <DashList items={tool.features} className="grid gap-x-8 gap-y-2 sm:grid-cols-2" />
      </Section>
    </div>
  )
}

/** The tool itself, embedded. */
export function TryTool({ tool: { id, title, url }, frame }: { tool: Tool } & ToolsPage['tool']) {
  useIframe(url)
  return (
    <section id="try" className="page-width">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-6">
        <h2 className="text-h3">{frame.title}</h2>
        <p className="text-small text-muted">{frame.lead}</p>
      </div>
      <div data-frame={url}>
        <Island when="visible">
          <ToolFrame id={id} title={title} url={url} />
        </Island>
      </div>
    </section>
  )
}
