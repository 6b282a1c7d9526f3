import { useEffect, useRef } from 'react'
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
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let plot = draw(element, counts)
    const again = () => {
      plot.destroy()
      plot = draw(element, counts)
    }
    // Canvas knows no custom properties, so another theme or width is drawn anew.
    const resized = new ResizeObserver(again)
    resized.observe(element)
    const theme = matchMedia('(prefers-color-scheme: dark)')
    theme.addEventListener('change', again)
    return () => {
      resized.disconnect()
      theme.removeEventListener('change', again)
      plot.destroy()
    }
  }, [counts])
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <div ref={place} aria-hidden="true" className="mt-3 h-52 fill-accent-text stroke-line text-muted" />
      <details className="mt-2 text-small">
        <summary>{title} as a table</summary>
        <CountTable counts={counts} of="Day" />
      </details>
    </figure>
  )
}

interface TableProps {
  counts: readonly { name: string; count: number }[]
  /** What the names are. */
  of: string
}

export function CountTable({ counts, of }: TableProps) {
  return (
    <table className="mt-2 w-full text-left text-small">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {of}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Count
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, count }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 font-normal break-words">
              {name}
            </th>
            <td className="figures py-1 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
      { ...axis, grid: { show: false } },
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] },
    ],
    series: [{}, { fill, width: 0, points: { show: false }, ...(bars && { paths: bars }) }],
  }
  return new UPlot(options, [days, counts.map(({ count }) => count)], element)
}
