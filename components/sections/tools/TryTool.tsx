import { Island } from '#components/hydration/Island.tsx'
import ToolFrame from '#components/islands/ToolFrame.tsx'
import { useFrame } from '#components/pageReport.ts'
import { Section } from '#components/ui/Section.tsx'
import { toolPages } from '#data/toolPages.ts'
import type { Tool } from '#data/tools.ts'

/** The tool itself, embedded. */
export function TryTool({ tool: { id, title, url } }: { tool: Tool }) {
  useFrame(url)
  return (
    <Section id="try" number="02" tone="band" {...toolPages.detail.frame}>
      <div data-frame={url}>
        <Island when="visible">
          <ToolFrame id={id} title={title} url={url} />
        </Island>
      </div>
    </Section>
  )
}
