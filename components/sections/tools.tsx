import { newTab } from '@lintel/engine/content/words.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import ToolFrame from '@lintel/kit/islands/ToolFrame.tsx'
import { useFrame } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Badge, Tags } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { BackLink } from '@lintel/kit/ui/links.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
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
    <section className="pt-10 md:pt-14" aria-label={label}>
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

function ToolCategory({ tool }: { tool: Tool }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
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
