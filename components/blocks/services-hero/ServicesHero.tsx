import { servicesIn } from '@lintel/engine/content/services.ts'
import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { ServiceCard } from '@site/data/schemas/service.ts'
import { HeroSheet } from '#components/sections/service/ServiceHero.tsx'
import type { ServicesHero as Words } from './schema.ts'

interface IndexProps {
  /** Those that stand on another one have a bay each. */
  services: ServiceCard[]
  security: ServiceCard
}

/** The head of the page of all services: a house of them, and below it what they stand on. */
export function ServicesHero({ label, sheet, service: security, ...hero }: Words) {
  const services = servicesIn('overview')
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

const bySheet = (services: ServiceCard[], security: ServiceCard) =>
  [...services, security].sort((one, other) => one.sheet - other.sheet)

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
      <Bubble x={56} y={252} sheet={security.sheet} />
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
