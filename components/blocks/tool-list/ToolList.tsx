import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Tags } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import { clsx } from 'clsx'
import { Dividers } from '#components/drawings/Dividers.tsx'
import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'
import { ToolCategory } from '#components/sections/tools.tsx'
import type { BlockOf } from '../schemas.ts'

/** The head of the catalog of tools. */
export const ToolsHero = (words: BlockOf<'tools-hero'>) => <ListHero {...words} drawing={<Dividers />} />

/** The catalog. */
export function ToolList({ use, none }: BlockOf<'tool-list'>) {
  const [{ label }, tools] = [getContent('pages', 'tools'), getCollection('tools')]
  return (
    <section className="pt-10" aria-label={label}>
      {tools.length === 0 ? (
        <p className="page-width text-lead">{none}</p>
      ) : (
        <ToolCards tools={tools} use={use} />
      )}
    </section>
  )
}

/** A card takes the whole row until there are tools to share it with. */
export const ToolCards = ({ tools, use }: { tools: Tool[]; use: string }) => (
  <ul className="page-width grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    {tools.map((tool, index) => (
      <ToolCard key={tool.id} tool={tool} index={index} use={use} isAlone={tools.length === 1} />
    ))}
  </ul>
)

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
          ? 'group col-span-full grid overflow-hidden border border-edge bg-raised md:grid-cols-2'
          : 'group flex flex-col overflow-hidden border border-edge bg-raised'
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
