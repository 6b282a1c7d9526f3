import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { wilsonInterval } from '@lintel/rules/wilsonInterval.ts'
import type { SpecimensPage } from '@site/data/schemas/pages/specimens.ts'
import type { BlockOf, SpecimenBlock } from '@site/data/schemas/specimen.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Diagram } from '#components/drawings/specimens/Diagram.tsx'
import { Matrix } from '#components/drawings/specimens/Matrix.tsx'
import { ThresholdPlot } from '#components/drawings/specimens/ThresholdPlot.tsx'

interface BlockProps<Kind extends SpecimenBlock['kind']> {
  block: BlockOf<Kind>
  words: SpecimensPage['sheet']
}

interface ClauseBlockProps extends BlockProps<SpecimenBlock['kind']> {
  /** The title of its clause. */
  clause: string
}

/** What a clause holds. */
export function Block({ block, words, clause }: ClauseBlockProps): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p className="max-w-measure">{withCode(block.text)}</p>
    case 'list':
      return (
        <ul className="max-w-measure space-y-2.5">
          {block.items.map((item) => (
            <li key={item} className={dash}>
              {withCode(item)}
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <SheetTable {...block} />
    case 'options':
      return <Options block={block} words={words} />
    case 'diagram':
      return (
        <SheetFigure caption={block.caption}>
          <div className="print:grid print:grid-cols-2 print:gap-x-8">
            <Diagram {...block} />
            <FlowKey diagram={block} words={words} />
          </div>
        </SheetFigure>
      )
    case 'threats':
      return <Threats {...block} />
    case 'matrix':
      return (
        <SheetFigure caption={block.caption}>
          <Matrix {...block} />
        </SheetFigure>
      )
    case 'threshold':
      return (
        <SheetFigure caption={block.caption}>
          <ThresholdPlot {...block} />
          <ThresholdTable {...block} />
        </SheetFigure>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so the keyboard must reach it.
        <section aria-label={clause} tabIndex={0} className="overflow-x-auto border border-line bg-surface">
          <pre className="w-fit p-4 font-mono text-[0.8rem] leading-relaxed">
            <code>{block.code}</code>
          </pre>
        </section>
      )
  }
}

const dash =
  'relative pl-6 before:absolute before:top-[0.8em] before:left-0 before:w-3.5 before:border-t before:border-accent-text'

/** A text whose parts between backticks are code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand in a text twice.
      <code key={index} className="font-mono text-[0.88em]">
        {part}
      </code>
    ),
  )

function SheetFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-4 text-small text-muted">{caption}</figcaption>
    </figure>
  )
}

interface FlowKeyProps {
  diagram: BlockOf<'diagram'>
  words: SpecimensPage['sheet']
}

/** What goes along each numbered line, between which parts, and which boundary it crosses. */
function FlowKey({ diagram, words }: FlowKeyProps) {
  return (
    <ol className="mt-5 gap-x-8 border-t border-line text-small md:columns-2 print:mt-0 print:columns-1">
      {diagram.flows.map((flow, index) => (
        <li key={flow.text} className="flex break-inside-avoid gap-x-3 border-b border-line py-2">
          <span
            data-unquoted
            className={clsx('w-4 shrink-0 font-semibold', flow.isFocus && 'text-accent-text')}
          >
            {index + 1}
          </span>
          <span>
            {flow.text}
            <span className="sr-only">.</span>{' '}
            <span className="block text-muted">{courseOf(flow, diagram, words)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

type Flow = BlockOf<'diagram'>['flows'][number]

/** As the drawing shows it: the ends of a flow, and their zones where it leaves one for another. */
function courseOf(flow: Flow, { parts, zones }: BlockOf<'diagram'>, words: SpecimensPage['sheet']): string {
  const [from, to] = [flow.from, flow.to].map((end) => {
    const part = parts.find(({ id }) => id === end)
    const zone = zones.find((zone) => part && isWithin(part, zone))
    return { part: part?.name ?? end, zone: zone?.name }
  }) as [FlowEnd, FlowEnd]
  const ends = fillIn(flow.isTwoWay ? words.flowBothWays : words.flow, { from: from.part, to: to.part })
  if (!from.zone || !to.zone || from.zone === to.zone) return ends
  return `${ends}, ${fillIn(words.crossing, { from: from.zone, to: to.zone })}`
}

interface FlowEnd {
  part: string
  zone: string | undefined
}

function isWithin(part: { column: number; row: number }, zone: BlockOf<'diagram'>['zones'][number]): boolean {
  const { column, row, columns, rows } = zone
  return part.column >= column && part.column < column + columns && part.row >= row && part.row < row + rows
}

/** What the plot shows, in numbers. */
function ThresholdTable({ points, total, labels }: BlockOf<'threshold'>) {
  const percent = (share: number) => (100 * share).toFixed(2)
  return (
    <details className="mt-4 text-small">
      <summary className="text-link min-h-6 py-2">{labels.table}</summary>
      <SheetTable
        isOpen
        caption={labels.table}
        columns={[labels.threshold, labels.posted, labels.wrong, labels.interval]}
        rows={points.map(({ threshold, posted, wrong }) => [
          threshold.toFixed(2),
          percent(posted / total),
          percent(wrong / posted),
          wilsonInterval(wrong, posted).map(percent).join(' to '),
        ])}
      />
    </details>
  )
}

interface SheetTableProps {
  caption: string
  columns: string[]
  rows: ReactNode[][]
  /** The first column holds names of code. */
  isCode?: boolean
  /** Of the columns, where their words do not share the room well; their headings are as narrow as words where pages are. */
  widths?: string[]
  /** Phones show it at once. */
  isOpen?: boolean
}

/** As many letters as fit on a third of a phone. */
const shortest = 18

/** A number, alone or with its share, a share of another, or an interval. */
const amounts = /^[\d.,%]+( (of|to) [\d.,%]+| \([\d.,%]+\))?$/

/**
 * A table that reads as blocks where it has too little room, also with enlarged text: each cell then carries its column's
 * heading, and phones fold it away. On paper it is always a table.
 */
function SheetTable({ caption, columns, rows, isCode, widths, isOpen }: SheetTableProps) {
  // Such columns stand beside each other where cells stand below each other.
  const short = columns.map((_, index) =>
    rows.every(({ [index]: cell }) => typeof cell !== 'string' || cell.length <= shortest),
  )
  const numeric = columns.map(
    (_, index) =>
      index > 0 && rows.every(({ [index]: cell }) => typeof cell === 'string' && amounts.test(cell)),
  )
  return (
    <Fold label={caption} count={rows.length} isOpen={isOpen} className="@container">
      <table className="w-full border-collapse text-left text-small @max-[34rem]:not-print:block">
        <caption className="pb-2 text-left text-muted max-sm:not-print:sr-only @max-[34rem]:not-print:block">
          {caption}
        </caption>
        <thead className="@max-[34rem]:not-print:sr-only">
          <tr className="border-b border-edge align-bottom">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'pr-5 pb-2 font-normal text-muted last:pr-0',
                  widths ? clsx(widths[index], 'xl:label') : 'label',
                  numeric[index] && 'text-right',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[34rem]:not-print:block">
          {rows.map((cells, row) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone.
              key={row}
              className="border-b border-line align-top @max-[34rem]:not-print:grid @max-[34rem]:not-print:grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] @max-[34rem]:not-print:gap-x-3 @max-[34rem]:not-print:py-4"
            >
              {cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={columns[index]}
                    scope={index === 0 ? 'row' : undefined}
                    className={clsx(
                      'py-2.5 pr-5 last:pr-0 @max-[34rem]:not-print:p-0',
                      numeric[index] && 'figures @min-[34rem]:text-right print:text-right',
                      index > 0 && short[index]
                        ? '@max-[34rem]:not-print:block'
                        : '@max-[34rem]:not-print:col-span-full @max-[34rem]:not-print:block',
                      index > 0
                        ? isCode || '@max-[34rem]:not-print:mt-3'
                        : clsx('font-medium', isCode && 'font-mono'),
                    )}
                  >
                    {index > 0 && (short[index] || !isCode) && (
                      <ColumnName inline={isCode}>{columns[index]}</ColumnName>
                    )}
                    {typeof cell === 'string' ? withCode(cell) : cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

/** The heading of a column, where the cells stand below each other. */
function ColumnName({ inline, children }: { inline: boolean | undefined; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'hidden text-muted',
        inline ? '@max-[34rem]:not-print:mr-2 @max-[34rem]:not-print:inline' : '@max-[34rem]:not-print:block',
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}

function Options({ block, words }: BlockProps<'options'>) {
  return (
    <ol className="space-y-6">
      {block.entries.map(({ name, verdict, isChosen, text, gains, costs }) => (
        <li key={name} className={clsx('border', isChosen ? 'border-accent-text' : 'border-line')}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 px-5 pt-4">
            <h3 className="font-semibold">{name}</h3>
            <Badge tone={isChosen ? 'accent' : 'neutral'}>{verdict}</Badge>
          </div>
          <p className="px-5 pt-2 text-small text-muted">{text}</p>
          <dl className="mt-4 grid border-t border-line text-small sm:grid-cols-2 sm:divide-x sm:divide-line print:grid-cols-2">
            {[
              { term: words.for, items: gains },
              { term: words.against, items: costs },
            ].map(({ term, items }) => (
              <div key={term} className="px-5 py-4 max-sm:not-last:pb-0">
                <dt className="label text-muted">{term}</dt>
                <dd className="mt-2">
                  <DashList items={items} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Threats({ caption, columns, rows }: BlockOf<'threats'>) {
  return (
    <SheetTable
      isOpen
      caption={caption}
      widths={['w-[27%]', 'w-[13%]', 'w-[13%]', 'w-[13%]']}
      columns={[columns.threat, columns.likelihood, columns.effect, columns.residual, columns.control]}
      rows={rows.map(({ id, category, flow, threat, likelihood, effect, control, owner, residual }) => [
        <>
          <span className="label block text-accent-text">
            {id}{' '}
            <span className="text-muted">
              {category} · {columns.flow} {flow}
            </span>
          </span>
          <span className="mt-1 block font-normal">{threat}</span>
        </>,
        <Rating key="likelihood" step={likelihood} />,
        <Rating key="effect" step={effect} />,
        <Rating key="residual" step={residual} remains />,
        `${control} ${columns.owner}: ${owner}.`,
      ])}
    />
  )
}

const steps = ['Low', 'Moderate', 'High'] as const satisfies BlockOf<'threats'>['rows'][number]['effect'][]

/** A rating as a word, and below it as a scale of three, which tells what remains from what was. */
function Rating({ step, remains }: { step: (typeof steps)[number]; remains?: boolean }) {
  return (
    <>
      {step}
      <span className="mt-1.5 flex gap-1" aria-hidden="true">
        {steps.map((each, index) => (
          <span
            key={each}
            className={clsx(
              'w-4 border-t-4',
              index > steps.indexOf(step) ? 'border-line' : remains ? 'border-accent-text' : 'border-text',
            )}
          />
        ))}
      </span>
    </>
  )
}
