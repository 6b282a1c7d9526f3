import { Dimension, Drawing, Grid, Label, Nodes, Path } from '#components/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle, times } from '#components/drawings/paths.ts'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { OpenMark, ServiceFeatures } from '#components/sections/service/cardParts.tsx'
import { HeroSheet } from '#components/sections/service/ServiceHero.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { ServicesPage } from '#data/schemas/pages/services.ts'
import type { Service } from '#data/schemas/services.ts'

/** @param bays one for each service that has a card, by the number of its sheet */
export function Hero({
  label,
  title,
  lead,
  sheet,
  actions,
  bays,
}: ServicesPage['hero'] & { bays: number[] }) {
  return (
    <HeroSheet
      location={label}
      title={title}
      lead={lead}
      actions={actions}
      drawing={<BaysDrawing sheets={bays} />}
      titleBlock={[label, sheet]}
    />
  )
}

const [WIDTH, HEIGHT] = [480, 320]
const [LEFT, POST] = [40, 16]
const BEAM = { top: 72, height: 24 }
const GROUND = 216

/** One bay for each service below one beam, and below all of them what they stand on: security. */
function BaysDrawing({ sheets }: { sheets: number[] }) {
  const count = sheets.length
  const span = (WIDTH - 2 * LEFT) / count
  const bays = times(count, (index) => LEFT + index * span)
  const axes = [...bays, LEFT + count * span]
  const posts = axes.map((axis) => rectangle(axis - POST / 2, 96, POST, GROUND - 96)).join('')
  const braces = bays.map((bay) => line([bay + 8, GROUND], [bay + span - 8, 96])).join('')
  return (
    <Drawing width={WIDTH} height={HEIGHT} className="service-drawing h-auto w-full">
      <Grid width={WIDTH} height={HEIGHT} />
      <Dimension along={axes.map((axis): Point => [axis, 44])} />
      <Label x={WIDTH / 2} y={30} text={`${count} services`} />
      <Path className="stroke-muted" strokeDasharray="3 5" strokeOpacity="0.7" d={braces} />
      <Path ink="body" d={posts} />
      <Path
        className="stroke-text fill-surface"
        strokeWidth="1.5"
        d={rectangle(24, BEAM.top, 432, BEAM.height)}
      />
      <Label x={WIDTH / 2} y={89} className="fill-text" text="Architecture" />
      <Path ink="cut" d={`M8 ${GROUND}H472`} />
      <Path ink="accent" d={rectangle(24, 232, 432, 40)} />
      <Path className="stroke-accent" strokeOpacity="0.5" d={hatch(24, 232, 432, 40, 10)} />
      <Path className="stroke-accent" d={axes.map((axis) => `M${axis} ${GROUND}v16`).join('')} />
      <Path ink="mask" d={rectangle(184, 240, 112, 24)} />
      <Label x={240} y={257} className="fill-text" text="Security" />
      <Nodes at={axes.map((axis): Point => [axis, 96])} />
      {bays.map((bay, index) => (
        <g key={bay}>
          <Path className="stroke-muted fill-background" d={circle(bay + span / 2, 156, 16)} />
          <Label x={bay + span / 2} y={161} className="fill-text" text={sheets[index]} />
        </g>
      ))}
    </Drawing>
  )
}

const STAGGER = 100

/** Five rows that neighbors share, so that their texts and lists begin on one line. */
const field =
  'group relative border-r border-b border-line transition-colors max-md:flex max-md:flex-col ' +
  'md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid'

/** The services as neighbors on one sheet; the last field is that of security, which is part of all others. */
export function ServiceCards({
  services,
  security,
  note,
  ...heading
}: ServicesPage['overview'] & { services: Service[]; security: Service | undefined }) {
  return (
    <Section id="overview" {...heading}>
      <ul className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
        {services.map((service, index) => (
          <li key={service.id} className={`${field} hover:bg-surface`} {...reveal(index, STAGGER)}>
            <ServiceCard {...service} />
          </li>
        ))}
        {security && (
          <li className={`${field} bg-surface`} {...reveal(services.length, STAGGER)}>
            <ServiceCard {...security} description={note.text} />
          </li>
        )}
      </ul>
    </Section>
  )
}

function ServiceCard({ drawing, href, name, description, features, sheet }: Service) {
  return (
    <>
      <ServiceDrawing drawing={drawing} className="h-auto w-full border-b border-line" />
      <div className="mt-6 flex items-start justify-between gap-4 px-6 lg:px-7">
        <h3 className="min-w-0 text-h3">
          <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
            {name}
          </a>
        </h3>
        <span
          className="label grid size-8 shrink-0 place-items-center rounded-full border border-edge text-muted"
          aria-hidden="true"
        >
          {sheet}
        </span>
      </div>
      <p className="mt-3 px-6 text-muted lg:px-7">{description}</p>
      <ServiceFeatures features={features} className="mx-6 mt-4 md:self-start sm:mt-6 lg:mx-7" />
      <OpenMark className="mx-6 mt-5 mb-7 lg:mx-7" />
    </>
  )
}
