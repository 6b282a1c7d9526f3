import { newTab } from '@lintel/engine/content/words.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import ToolFrame from '@lintel/kit/islands/ToolFrame.tsx'
import { useFrame } from '@lintel/kit/pageReport.ts'
import { Badge, Tags } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { BackLink } from '@lintel/kit/ui/links.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { ToolsPage } from '@site/data/schemas/pages/tools.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'

export function ToolHero({ tool, back, open, support }: { tool: Tool } & ToolsPage['tool']) {
  return (
    <section className="border-b border-line">
      <div className="page-width pt-24 pb-14 md:pt-28 md:pb-20">
        <BackLink href={back.href}>{back.label}</BackLink>
        <div className="dimension-line mt-4 grid gap-12 pt-8 md:grid-cols-12 md:gap-8 lg:gap-12">
          <div className="md:col-span-7">
            <ToolCategory tool={tool} />
            <h1 className="mt-5 text-h2">{tool.title}</h1>
            <p className="mt-5 max-w-measure text-lead text-muted">{tool.detailedDescription}</p>
            <Tags tags={tool.tags} className="mt-6 flex flex-wrap gap-1.5" />
            <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap" data-print="hide">
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
          <div className="flex items-center overflow-clip border border-line *:overflow-visible md:col-span-5">
            <ToolThumbnail drawing={tool.drawing} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** What kind of tool it is. */
export function ToolCategory({ tool }: { tool: Tool }) {
  return (
    <p className="flex items-center gap-3">
      <Icon id={tool.icon} className="size-8 text-accent-text" />
      <Badge tone="accent">{tool.category}</Badge>
    </p>
  )
}

/** What the tool does, in a grid of hairlines. */
export function KeyFeatures({ tool, features }: { tool: Tool } & ToolsPage['tool']) {
  return (
    <Section {...features}>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
        {tool.features.map((feature, index) => (
          <li key={feature} className="border-r border-b border-line p-7" {...reveal(index)}>
            <p className="relative pl-9 before:absolute before:top-3 before:left-0 before:h-px before:w-5 before:bg-accent-text">
              {feature}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The tool itself, embedded. */
export function TryTool({ tool: { id, title, url }, frame }: { tool: Tool } & ToolsPage['tool']) {
  useFrame(url)
  return (
    <Section id="try" tone="band" {...frame}>
      <div data-frame={url}>
        <Island when="visible">
          <ToolFrame id={id} title={title} url={url} />
        </Island>
      </div>
    </Section>
  )
}
