import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { circle } from '@lintel/kit/drawings/paths.ts'
import type { SpecimenDrawingId } from '@site/data/schemas/specimen.ts'

/** What stands on each sheet: lines of the pen, what is dashed on it, and what it is about. */
const sheets: Record<SpecimenDrawingId, { lines: string; dashed?: string; accent: string }> = {
  // Four ways, of which one is taken.
  decision: {
    lines: 'M60 30v22M52 14h16v16h-16z',
    dashed: 'M60 52L20 84v16M60 52L76 84v16M60 52L102 84v16',
    accent: 'M60 52L44 84v16M36 100h16v16h-16z',
  },
  // What crosses the boundary.
  threat: {
    lines: 'M16 20h24v16h-24zM52 64h24v16h-24zM52 104h24M52 120h24M88 64h20v16h-20z',
    dashed: 'M10 48H110M10 92H110',
    accent: 'M40 28h24v36M64 80v24M76 72h12',
  },
  // The sheet's own plot: intervals that fall below the limit, and what passes at each threshold.
  evaluation: {
    lines:
      'M16 14V78H106M21 16v20M30 28v18M39 39v16M48 51v14M57 57v12M66 64v10M75 68v8M84 70v7M93 71v6M102 69v9M16 122V88L75 98 106 110V122z',
    dashed: 'M16 68H106',
    accent: 'M75 14V122',
  },
  // A table of fields.
  contract: {
    lines: 'M14 18H106M14 34H106M14 50H106M14 66H106M14 82H106M14 98H106M14 114H106M44 18V114M78 18V114',
    accent: 'M14 18v96M18 42h20M18 58h14M18 74h22M18 90h12M18 106h18',
  },
}

/** The frame of a sheet, and in the cells of its title block lines of writing. */
const titleBlock = `M6 6h108v148h-108zM6 132h108M66 132v22M66 143h48${[
  [34, 141, 24],
  [34, 145, 14],
  [71, 136, 26],
  [71, 139.5, 15],
  [71, 147, 22],
  [71, 150.5, 13],
]
  .map(([x, y, length]) => `M${x} ${y}h${length}`)
  .join('')}`

/** A sheet of the set in little: its frame, its title block with the mark and the stamp, and what is drawn on it. */
export function SpecimenMiniature({
  drawing,
  className,
}: {
  drawing: SpecimenDrawingId
  className?: string
}) {
  const { lines, dashed, accent } = sheets[drawing]
  return (
    <Drawing width={120} height={160} className={className}>
      <Path ink="body" d="M.5.5h119v159h-119z" />
      <Path className="stroke-edge" d={titleBlock} />
      <Path ink="solid" d="M12 139h14v2h-14zM13.5 141h2v6h-2zM22.5 141h2v6h-2z" />
      <Path ink="outline" d={lines} />
      {dashed && <Path ink="hidden" d={dashed} />}
      <Path ink="accent" d={accent} />
      <Path ink="fine" strokeDasharray="2 2" d={circle(107, 148.5, 3)} />
    </Drawing>
  )
}
