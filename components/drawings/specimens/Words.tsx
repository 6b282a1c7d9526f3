import { type Point, round } from '@lintel/kit/drawings/paths.ts'

interface WordsProps {
  at: Point
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  children: string | number
}

/** What a plot says, in the typeface of the text around it. */
export function Words({ at: [x, y], anchor = 'start', className = 'fill-muted', children }: WordsProps) {
  return (
    <text className={`figures text-[13px] ${className}`} x={round(x)} y={round(y)} textAnchor={anchor}>
      {children}
    </text>
  )
}
