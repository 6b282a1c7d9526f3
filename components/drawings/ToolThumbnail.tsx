import type { ReactNode } from 'react'
import { Drawing, Grid } from '#components/drawings/parts.tsx'
import { StreamingCost } from '#components/drawings/tools/StreamingCost.tsx'
import type { ThumbnailId } from '#data/tools.ts'

const drawings: Record<ThumbnailId, () => ReactNode> = {
  'streaming-cost': StreamingCost,
}

const [WIDTH, HEIGHT] = [640, 400]

/** The technical drawing of a tool, on the gridded sheet that all of them share. */
export function ToolThumbnail({ thumbnail }: { thumbnail: ThumbnailId }) {
  const Content = drawings[thumbnail]
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <Grid width={WIDTH} height={HEIGHT} />
      <Content />
    </Drawing>
  )
}
