import { Sheet } from '@lintel/kit/drawings/parts.tsx'
import type { ToolDrawingId } from '@site/data/schemas/tool.ts'
import type { ReactNode } from 'react'
import { StreamingCost } from '#components/drawings/tools/StreamingCost.tsx'

const drawings: Record<ToolDrawingId, () => ReactNode> = {
  'streaming-cost': StreamingCost,
}

/** The technical drawing of a tool, on the gridded sheet that all of them share. */
export function ToolThumbnail({ drawing }: { drawing: ToolDrawingId }) {
  const Content = drawings[drawing]
  return (
    <Sheet width={640} height={400} tall className="drawing-tool h-auto w-full">
      <Content />
    </Sheet>
  )
}
