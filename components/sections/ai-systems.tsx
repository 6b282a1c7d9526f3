import { Path } from '@lintel/kit/drawings/parts.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { ServicePages } from '@site/data/schemas/services.ts'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'

type AiSystems = ServicePages['ai-systems']

/** The layers around a model as a section through a wall: each row is one material, from inside outward. */
export function Controls({ core, terms, layers, ...heading }: AiSystems['controls']) {
  return (
    <Section {...heading} tone="band">
      <div className="border border-line bg-background">
        <ModelCore>{core}</ModelCore>
        <ol>
          {layers.map((control, index) => (
            <li
              key={control.title}
              className="grid grid-cols-[2.75rem_1fr] border-t border-line lg:grid-cols-[7rem_1fr]"
            >
              <Layer index={index} />
              <ControlText {...control} terms={terms} isOpen={index === 0} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function ControlText({
  layer,
  title,
  risk,
  control,
  terms,
  isOpen,
}: AiSystems['controls']['layers'][number] & { terms: AiSystems['controls']['terms']; isOpen: boolean }) {
  return (
    <div className="gap-x-8 p-4 max-sm:pb-0 md:p-6 lg:grid lg:grid-cols-11 lg:px-8 lg:py-9" {...reveal()}>
      <div className="lg:col-span-3">
        <p className="label text-muted">{layer}</p>
        <AnchorHeading className="mt-2 text-h3">{title}</AnchorHeading>
      </div>
      <Fold
        label={`${terms.risk} · ${terms.control}`}
        isOpen={isOpen}
        className="mt-3 sm:mt-4 lg:col-span-8 lg:mt-0"
      >
        <div className="grid gap-x-8 gap-y-3 max-sm:pb-4 md:grid-cols-2 lg:grid-cols-[3fr_5fr]">
          <div className="border-l-2 border-dashed border-edge pl-4">
            <p className="label text-muted">{terms.risk}</p>
            <p className="mt-1 text-small text-muted lg:mt-2">{risk}</p>
          </div>
          <div className="border-l-2 border-accent pl-4">
            <p className="label text-accent-text">{terms.control}</p>
            <p className="mt-1 text-small lg:mt-2">{control}</p>
          </div>
        </div>
      </Fold>
    </div>
  )
}

/** Hatches as in a section drawing: one for each material, on tiles of these many px. */
const TILE = 16
const hatches = [
  'M-4 4L4 -4M0 16L16 0M12 20L20 12',
  'M0 4H16M0 12H16',
  'M0 16L16 0M0 0L16 16',
  'M0 8L4 2L12 14L16 8',
  'M0 0H16M0 8H16M4 0V8M12 8V16',
  'M4 4v1M12 12v1M12 3h1M4 12h1',
]

/** What the layers enclose. */
function ModelCore({ children }: { children: string }) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] lg:grid-cols-[7rem_1fr]" aria-hidden="true">
      <span className="border-r border-line bg-accent" />
      <p className="label px-4 py-4 text-muted md:px-6 lg:px-8">{children}</p>
    </div>
  )
}

/** One layer of the section, cut to the height of its row, with its number. */
function Layer({ index }: { index: number }) {
  const pattern = `layer-${index + 1}`
  return (
    <div className="relative border-r border-line" aria-hidden="true">
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <pattern id={pattern} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <Path ink="fine" fill="none" strokeOpacity="0.75" d={hatches[index % hatches.length] ?? ''} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      <span className="label absolute top-4 left-1/2 grid size-7 -translate-x-1/2 place-items-center rounded-full border border-edge bg-background text-accent-text md:top-6 lg:top-9">
        {index + 1}
      </span>
    </div>
  )
}

export function Choices({ columns, rows, ...heading }: AiSystems['choices']) {
  return (
    <Section {...heading}>
      <Schedule
        caption={heading.title}
        rows={rows}
        columns={[
          { heading: columns.question, width: 'md:w-4/12', cell: ({ question }) => question },
          { heading: columns.preference, plain: true, cell: ({ preference }) => preference },
          {
            heading: columns.exception,
            folds: true,
            cell: ({ exception }) => <span className="text-muted">{exception}</span>,
          },
        ]}
      />
    </Section>
  )
}
