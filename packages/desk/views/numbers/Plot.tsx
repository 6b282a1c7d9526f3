import { type ReactNode, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface Props {
  /** What is counted: "Views of pages by day". */
  title: string
  /** The days at which bars stand, and their counts. */
  counts: readonly { name: string; count: number }[]
}

/** Counts over time as bars, and the same as a table. */
export function Plot({ title, counts }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    let plot = draw(element, counts)
    const redraw = () => {
      plot.destroy()
      plot = draw(element, counts)
    }
    // Canvas knows no custom properties, so another theme or width is drawn anew.
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
        <CountTable columns={['Day', 'Count']} rows={counts.map(({ name, count }) => [name, count])} />
      </details>
    </figure>
  )
}

interface TableProps {
  title?: string
  /** What each column holds, the names first. */
  columns: readonly string[]
  /** Each begins with its name. */
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

/** Of a day below a plot, in px. */
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
    // Room for the halves of the outer bars.
    scales: {
      x: { range: (_, from, to) => [from - step / 2, to + step / 2] },
      y: { range: (_, __, most) => [0, Math.max(4, most * 1.1)] },
    },
    axes: [
      {
        ...{ ...axis, grid: { show: false } },
        // A week is named by its first day, and by no other.
        ...(step > 86_400 && { splits: () => days.filter((_, index) => index % every === 0) }),
      },
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] },
    ],
    series: [{}, { fill, width: 0, points: { show: false }, ...(bars && { paths: bars }) }],
  }
  return new UPlot(options, [days, counts.map(({ count }) => count)], element)
}
