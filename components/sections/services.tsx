import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section, SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { ServicesPage } from '@site/data/schemas/pages/services.ts'
import type { Service } from '@site/data/schemas/services.ts'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { OpenMark, ServiceFeatures } from '#components/sections/service/cardParts.tsx'
import { HeroSheet } from '#components/sections/service/ServiceHero.tsx'

interface IndexProps {
  /** Those that stand on another one have a bay each. */
  services: Service[]
  security: Service | undefined
}

export function Hero({ label, sheet, services, security, ...hero }: ServicesPage['hero'] & IndexProps) {
  return (
    <HeroSheet
      {...hero}
      location={<SectionLabel>{label}</SectionLabel>}
      drawing={<BaysDrawing services={services} security={security} />}
      index={bySheet(services, security)}
      titleBlock={[label, sheet]}
    />
  )
}

const bySheet = (services: Service[], security: Service | undefined) =>
  [...services, ...(security ? [security] : [])].sort((one, other) => one.sheet - other.sheet)

const WIDTH = 480
const [LEFT, POST] = [40, 16]
const BEAM = { top: 72, height: 24 }
const GROUND = 216

/** One bay for each service below one beam, and below all of them what they stand on: security. */
function BaysDrawing({ services, security }: IndexProps) {
  const count = services.length
  const span = (WIDTH - 2 * LEFT) / count
  const bays = times(count, (index) => LEFT + index * span)
  const axes = [...bays, LEFT + count * span]
  const posts = axes.map((axis) => rectangle(axis - POST / 2, 96, POST, GROUND - 96)).join('')
  const braces = bays.map((bay) => line([bay + 8, GROUND], [bay + span - 8, 96])).join('')
  return (
    <Sheet width={WIDTH} height={320} className="service-drawing h-auto w-full">
      <Dimension along={axes.map((axis): Point => [axis, 44])} />
      <Path ink="fine" strokeDasharray="3 5" strokeOpacity="0.7" d={braces} />
      <Path ink="body" d={posts} />
      <Path
        className="stroke-text fill-surface"
        strokeWidth="1.5"
        d={rectangle(24, BEAM.top, 432, BEAM.height)}
      />
      <Label x={WIDTH / 2} y={89} className="fill-text" text="Architecture" />
      <Path ink="cut" d={`M8 ${GROUND}H472`} />
      <Path ink="accent" d={rectangle(24, 232, 432, 40)} />
      <Path className="stroke-accent-text" strokeOpacity="0.5" d={hatch(24, 232, 432, 40, 10)} />
      <Path className="stroke-accent-text" d={axes.map((axis) => `M${axis} ${GROUND}v16`).join('')} />
      <Path ink="mask" d={rectangle(184, 240, 112, 24)} />
      <Label x={240} y={257} className="fill-text" text="Security" />
      <Nodes at={axes.map((axis): Point => [axis, 96])} />
      {bays.map((bay, index) => (
        <Bubble key={bay} x={bay + span / 2} y={156} sheet={services[index]?.sheet} />
      ))}
      {security && <Bubble x={56} y={252} sheet={security.sheet} />}
    </Sheet>
  )
}

function Bubble({ x, y, sheet }: { x: number; y: number; sheet: number | undefined }) {
  return (
    <>
      <Path className="stroke-muted fill-background" d={circle(x, y, 16)} />
      <Label x={x} y={y + 5} className="fill-text" text={sheet} />
    </>
  )
}

/** Five rows that neighbors share, so that their texts and lists begin on one line. */
const field =
  'group relative border-r border-b border-line transition-colors hover:bg-surface max-md:flex max-md:flex-col ' +
  'md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid'

/** The services of the overview as neighbors on one sheet, and beside them the one that is part of each. */
export function ServiceCards({
  services,
  security,
  note,
  ...heading
}: ServicesPage['overview'] & IndexProps) {
  return (
    <Section id="overview" {...heading}>
      <div className="border-t border-l border-line md:grid md:grid-cols-2 lg:grid-cols-3">
        <ul className="md:col-span-full md:row-[1/span_15] md:grid md:grid-cols-subgrid md:grid-rows-subgrid lg:row-[1/span_10]">
          {services.map((service, index) => (
            <li key={service.id} className={field} {...reveal(index)}>
              <ServiceCard {...service} />
            </li>
          ))}
        </ul>
        {security && <SecurityNote {...security} text={note.text} />}
      </div>
    </Section>
  )
}

/** What all services stand on: it fills the place that the last row of cards leaves free. */
function SecurityNote({ href, name, features, sheet, text }: Service & { text: string }) {
  return (
    <aside
      aria-labelledby="overview-security"
      className="group relative flex flex-col border-r border-b border-line bg-surface md:col-start-2 md:row-[11/span_5] lg:col-start-3 lg:row-[6/span_5]"
    >
      <div className="relative min-h-18 grow border-t-2 border-b border-t-text border-b-accent bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_1px,transparent_1px_10px)] max-md:h-18">
        <SheetNumber>{sheet}</SheetNumber>
      </div>
      <h3 id="overview-security" className="mt-7 px-6 text-h3 lg:px-7">
        <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </a>
      </h3>
      <p className="mt-3 px-6 text-lead text-muted lg:px-7">{text}</p>
      <ServiceFeatures features={features} className="mx-6 mt-4 sm:mt-6 lg:mx-7" />
      <OpenMark className="mx-6 mt-5 mb-7 lg:mx-7" />
    </aside>
  )
}

function ServiceCard({ drawing, href, name, description, features, sheet }: Service) {
  return (
    <>
      <div className="relative border-b border-line">
        <ServiceDrawing drawing={drawing} />
        <SheetNumber>{sheet}</SheetNumber>
      </div>
      <h3 className="mt-7 px-6 text-h3 lg:px-7 lg:text-lead lg:font-semibold">
        <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </a>
      </h3>
      <p className="mt-3 px-6 text-muted lg:px-7">{description}</p>
      <ServiceFeatures features={features} className="mx-6 mt-4 md:self-start sm:mt-6 lg:mx-7" />
      <OpenMark className="mx-6 mt-5 mb-7 lg:mx-7" />
    </>
  )
}

function SheetNumber({ children }: { children: number }) {
  return (
    <span
      className="label absolute right-6 -bottom-4 grid size-8 place-items-center rounded-full border border-edge bg-background text-muted lg:right-7"
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
