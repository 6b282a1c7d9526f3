import { getCollection, servicesIn } from '@lintel/engine/content/store.ts'
import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section, SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { ServiceCard as Service } from '@site/data/schemas/service.ts'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { OpenMark, ServiceFeatures } from '#components/sections/service/cardParts.tsx'
import { HeroSheet } from '#components/sections/service/ServiceHero.tsx'
import type { BlockOf } from '../schemas.ts'

interface IndexProps {
  /** Those that stand on another one have a bay each. */
  services: Service[]
  security: Service
}

/** The head of the page of all services: a house of them, and below it what they stand on. */
export function ServicesHero({ label, service: security, ...hero }: BlockOf<'services-hero'>) {
  const services = servicesIn('overview').filter(({ id }) => id !== security.id)
  return (
    <HeroSheet
      {...hero}
      location={<SectionLabel>{label}</SectionLabel>}
      drawing={<BaysDrawing services={services} security={security} />}
    >
      <ul className="mt-8 border-line text-small max-sm:hidden sm:max-lg:columns-2 sm:max-lg:border-t sm:max-lg:pt-4 lg:grid lg:flex-1 lg:auto-rows-fr lg:divide-y lg:divide-line lg:border-y">
        {bySheet(services, security).map(({ href, sheet: number, name }) => (
          <li key={href} className="grid break-inside-avoid">
            <a href={href} className="flex items-center gap-3 py-1.5 hover:text-accent-text">
              <span className="w-3 font-mono text-accent-text">{number}</span> {name}
            </a>
          </li>
        ))}
      </ul>
    </HeroSheet>
  )
}

const bySheet = (services: Service[], security: Service) =>
  [...services, security].sort((one, other) => one.sheet - other.sheet)

const WIDTH = 480
const [LEFT, POST] = [40, 16]
const BEAM = { top: 56, height: 40 }
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
    <Sheet width={WIDTH} height={304} className="service-drawing h-auto w-full">
      <Dimension along={axes.map((axis): Point => [axis, 32])} />
      <Path ink="fine" strokeDasharray="3 5" strokeOpacity="0.7" d={braces} />
      <Path ink="body" d={posts} />
      <Path
        className="stroke-text fill-surface"
        strokeWidth="1.5"
        d={rectangle(24, BEAM.top, 432, BEAM.height)}
      />
      <Label
        x={WIDTH / 2}
        y={BEAM.top + BEAM.height / 2}
        centered
        className="fill-text"
        text="Architecture"
      />
      <Path ink="cut" d={`M8 ${GROUND}H472`} />
      <Path ink="accent" d={rectangle(24, 232, 432, 40)} />
      <Path className="stroke-accent-text" strokeOpacity="0.5" d={hatch(24, 232, 432, 40, 10)} />
      <Path className="stroke-accent-text" d={axes.map((axis) => `M${axis} ${GROUND}v16`).join('')} />
      <Label x={240} y={252} centered className="drawing-haloed fill-text" text="Security" />
      <Nodes at={axes.map((axis): Point => [axis, 96])} />
      {bays.map((bay, index) => (
        <Bubble key={bay} x={bay + span / 2} y={156} sheet={services[index]?.sheet} />
      ))}
      <Bubble x={56} y={252} sheet={security.sheet} />
    </Sheet>
  )
}

function Bubble({ x, y, sheet }: { x: number; y: number; sheet: number | undefined }) {
  return (
    <>
      <Path className="stroke-muted fill-background" d={circle(x, y, 16)} />
      <Label x={x} y={y} centered className="fill-text" text={sheet} />
    </>
  )
}

/** Five rows that neighbors share, so that their texts and lists begin on one line; on phones the drawing is beside them. */
const field =
  'group relative grid border-r border-b border-line eased hover:bg-surface ' +
  'max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-4 max-md:px-4 max-md:py-3.5 md:grid-cols-1 md:grid-rows-subgrid'

/** The services of the overview as neighbors on one sheet, and beside them the one that is part of each, unless it is among them. */
export function ServiceCards({ note, ...heading }: BlockOf<'service-cards'>) {
  const services = servicesIn('overview')
  const isAmongThem = services.some(({ href }) => href === note.action.href)
  const security = getCollection('services').find(({ href }) => href === note.action.href && !isAmongThem)
  return (
    <Section id="overview" {...heading}>
      <div className="border-t border-l border-line md:grid md:grid-cols-2 lg:grid-cols-3">
        <ul className="md:contents">
          {services.map((service, index) => (
            <li key={service.id} className={`${field} md:row-span-5`} {...reveal(index)}>
              <ServiceCard {...service} />
            </li>
          ))}
        </ul>
        {security && (
          <aside aria-labelledby={security.id} className={`${field} bg-surface md:row-span-5`}>
            <ServiceCard {...security} description={note.text} />
          </aside>
        )}
      </div>
    </Section>
  )
}

function ServiceCard({ id, drawing, href, name, description, features, sheet }: Service) {
  return (
    <>
      <div className="service-card-drawing relative grid border-line max-md:row-span-2 max-md:content-start md:place-items-center md:border-b">
        <Icon id={drawing} className="w-11 text-accent-text md:hidden" />
        <div className="w-full max-md:hidden">
          <ServiceDrawing drawing={drawing} />
        </div>
        <SheetNumber>{sheet}</SheetNumber>
      </div>
      <h3 id={id} className="text-h3 md:mt-7 md:px-6">
        <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </a>
      </h3>
      <p className="mt-1 text-muted md:mt-3 md:px-6">{description}</p>
      <ServiceFeatures
        features={features}
        className="max-md:col-span-2 max-md:mt-3 md:mx-6 md:mt-6 md:self-start md:divide-y md:border-t"
      />
      <OpenMark className="max-md:col-span-2 max-md:mt-1 md:mx-6 md:mt-5 md:mb-7" />
    </>
  )
}

function SheetNumber({ children }: { children: number }) {
  return (
    <span
      className="absolute right-6 -bottom-4 grid size-8 place-items-center rounded-full border border-edge bg-background font-mono text-small text-muted max-md:hidden"
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
