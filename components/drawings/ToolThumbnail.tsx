import type { ReactNode } from 'react'
import { Drawing, Grid } from '#components/drawings/parts.tsx'
import { StreamingCost } from '#components/drawings/tools/StreamingCost.tsx'
import type { ToolDrawingId } from '#data/schemas/tool.ts'

const drawings: Record<ToolDrawingId, () => ReactNode> = {
  'streaming-cost': StreamingCost,
}

const [WIDTH, HEIGHT] = [640, 400]

/** The technical drawing of a tool, on the gridded sheet that all of them share. */
export function ToolThumbnail({ drawing }: { drawing: ToolDrawingId }) {
  const Content = drawings[drawing]
  return (
    <Drawing width={WIDTH} height={HEIGHT} className="drawing-tool h-auto w-full">
      <Grid width={WIDTH} height={HEIGHT} tall />
      <Content />
    </Drawing>
  )
}
