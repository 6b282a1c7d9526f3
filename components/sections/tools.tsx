import { newTab } from '@lintel/engine/content/strings.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import ToolFrame from '@lintel/kit/islands/ToolFrame.tsx'
import { useIframe } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Badge, Tags } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { BackLink } from '@lintel/kit/ui/links.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { SplitSection } from '@lintel/kit/ui/Section.tsx'
import type { ToolsPage } from '@site/data/schemas/pages/tools.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import { clsx } from 'clsx'
import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'

/** The catalog. A card takes the whole row until there are tools to share it with. */
export function ToolList({
  tools,
  label,
  words,
}: {
  tools: Tool[]
  label: string
  words: ToolsPage['list']
}) {
  return (
    <section className="pt-10" aria-label={label}>
      {tools.length === 0 && <p className="page-width text-lead">{words.none}</p>}
      {tools.length > 0 && (
        <ul className="page-width grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {tools.map((tool, index) => (
            <ToolCard key={tool.id} tool={tool} index={index} use={words.use} isAlone={tools.length === 1} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ToolCardProps {
  tool: Tool
  index: number
  use: string
  isAlone: boolean
}

function ToolCard({ tool, index, use, isAlone }: ToolCardProps) {
  const href = `/tools/${tool.id}`
  return (
    <li
      className={
        isAlone
          ? 'group col-span-full grid overflow-hidden border border-line bg-raised md:grid-cols-2'
          : 'group flex flex-col overflow-hidden border border-line bg-raised'
      }
      {...reveal(index, 150)}
    >
      <div
        className={
          isAlone
            ? 'flex items-center overflow-clip border-line bg-background *:overflow-visible max-md:border-b md:border-r'
            : 'border-b border-line'
        }
      >
        <ToolThumbnail drawing={tool.drawing} />
      </div>
      <div className="flex flex-1 flex-col items-start p-7 lg:p-9">
        <ToolCategory tool={tool} />
        <AnchorHeading as="h2" className={clsx('mt-5', isAlone ? 'text-h2' : 'text-h3')}>
          <a href={href} className="hover:text-accent-text hover:underline">
            {tool.title}
          </a>
        </AnchorHeading>
        <p className="mt-3 max-w-measure text-muted">{tool.description}</p>
        <Tags tags={tool.tags} className="mt-6 flex flex-wrap gap-1.5" />
        <ButtonLink href={href} className="mt-8" {...(isAlone && { size: 'lg' })}>
          {use}
          <span className="sr-only">: {tool.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

/** What the tool is, and the ways to it; the tool itself is shown right below. */
export function ToolHero({ tool, back, open, support }: { tool: Tool } & ToolsPage['tool']) {
  return (
    <section className="page-width pt-24 pb-8 md:pt-28">
      <BackLink href={back.href}>{back.label}</BackLink>
      <div className="mt-4">
        <ToolCategory tool={tool} />
      </div>
      <h1 className="mt-3 text-display">{tool.title}</h1>
      <div className="mt-6 grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="max-w-measure text-muted">{tool.detailedDescription}</p>
          <Tags tags={tool.tags} className="mt-4 flex flex-wrap gap-1.5" />
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap lg:col-span-4 lg:justify-end" data-print="hide">
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

function ToolCategory({ tool }: { tool: Tool }) {
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
    <div className="order-1">
      <SplitSection {...features}>
        <ul className="grid gap-x-8 border-t border-edge sm:grid-cols-2">
          {tool.features.map((feature, index) => (
            <li key={feature} className="border-b border-line py-4" {...reveal(index)}>
              {feature}
            </li>
          ))}
        </ul>
      </SplitSection>
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
        <p data-unquoted className="text-small text-muted">
          {frame.lead}
        </p>
      </div>
      <div data-frame={url}>
        <Island when="visible">
          <ToolFrame id={id} title={title} url={url} />
        </Island>
      </div>
    </section>
  )
}
