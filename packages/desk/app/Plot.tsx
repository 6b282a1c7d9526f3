import { type ReactNode, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface Props {
  /** For example "Views by day". */
  title: string
  /** What each count is of. */
  of?: string
  /** A count for each day; `name` is the date. */
  counts: readonly { name: string; count: number }[]
}

/** A bar chart, and the same counts as a table. */
export function Plot({ title, of = 'Day', counts }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    let plot = draw(element, counts)
    const redraw = () => {
      plot.destroy()
      plot = draw(element, counts)
    }
    // The canvas cannot use custom properties, so a new theme or width needs a redraw.
    const resized = new ResizeObserver(redraw)
    resized.observe(element)
    const theme = matchMedia('(prefers-color-scheme: dark)')
    theme.addEventListener('change', redraw)
    return () => {
      resized.disconnect()
      theme.removeEventListener('change', redraw)
      plot.destroy()
    }
  }, [counts])
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <div ref={container} aria-hidden="true" className="mt-3 h-52 fill-accent-text stroke-line text-muted" />
      <details className="mt-2 text-small">
        <summary>{title} as a table</summary>
        <CountTable columns={[of, 'Count']} rows={counts.map(({ name, count }) => [name, count])} />
      </details>
    </figure>
  )
}

interface TableProps {
  title?: string
  columns: readonly string[]
  /** The first cell is the row's header. */
  rows: readonly ReactNode[][]
}

export function CountTable({ title, columns, rows }: TableProps) {
  return (
    <table className="mt-2 w-full self-start text-left text-small">
      {title && <caption className="pb-2 text-left font-semibold">{title}</caption>}
      <thead className="text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-1 font-normal not-first:text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)} className="border-t border-line">
            <th scope="row" className="py-1 font-normal break-words">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="figures py-1 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In px. */
const labelWidth = 60

function draw(element: HTMLElement, counts: Props['counts']): UPlot {
  const { color, fill, stroke, fontFamily } = getComputedStyle(element)
  const axis = {
    stroke: color,
    font: `12px ${fontFamily}`,
    grid: { stroke, width: 1 },
    ticks: { show: false },
  }
  const days = counts.map(({ name }) => Date.parse(name) / 1000)
  const [first = 0, second = first + 86_400] = days
  const step = second - first
  const every = Math.ceil((days.length * labelWidth) / element.clientWidth)
  const bars = UPlot.paths.bars?.({ size: [0.6, 48] })
  const options: UPlot.Options = {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    cursor: { show: false },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    // Adds room for half of the outer bars.
    scales: {
      x: { range: (_, from, to) => [from - step / 2, to + step / 2] },
      y: { range: (_, __, most) => [0, Math.max(4, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // Label weeks by their first day only.
        ...(step > 86_400 && { splits: () => days.filter((_, index) => index % every === 0) }),
      },
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] },
    ],
    series: [{}, { fill, width: 0, points: { show: false }, ...(bars && { paths: bars }) }],
  }
  return new UPlot(options, [days, counts.map(({ count }) => count)], element)
}
