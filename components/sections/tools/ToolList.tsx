import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { toolPages } from '#data/toolPages.ts'
import { type Tool, tools } from '#data/tools.ts'
import { ToolTags } from './ToolTags.tsx'

/** Delay (ms) by which each further card appears (specification section 9). */
const stagger = 150

/** The catalog. A card takes the whole row until there are tools to share it with. */
export function ToolList() {
  return (
    <section className="pt-10 md:pt-14" aria-label={toolPages.label}>
      {tools.length === 0 && <p className="page-width text-lead">{toolPages.none}</p>}
      {tools.length > 0 && (
        <ul className="page-width grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {tools.map((tool, index) => (
            <ToolCard key={tool.id} tool={tool} index={index} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ToolCard({ tool, index }: { tool: Tool; index: number }) {
  const href = `/tools/${tool.id}`
  const isAlone = tools.length === 1
  return (
    <li
      className={
        isAlone
          ? 'group col-span-full grid overflow-hidden rounded-md border border-line bg-raised md:grid-cols-2'
          : 'group flex flex-col overflow-hidden rounded-md border border-line bg-raised'
      }
      {...reveal(index, stagger)}
    >
      <div
        className={
          isAlone ? 'flex items-center border-line max-md:border-b md:border-r' : 'border-b border-line'
        }
      >
        <ToolThumbnail thumbnail={tool.thumbnail} className="h-auto w-full" />
      </div>
      <div className="flex flex-1 flex-col items-start p-7 lg:p-9">
        <Badge tone="accent">{tool.category}</Badge>
        <h2 className="mt-5 text-h3">
          <a href={href} className="hover:text-accent-text hover:underline">
            {tool.title}
          </a>
        </h2>
        <p className="mt-3 max-w-measure text-muted">{tool.description}</p>
        <ToolTags tags={tool.tags} />
        <ButtonLink href={href} className="mt-8">
          {toolPages.use}
          <span className="sr-only">: {tool.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
