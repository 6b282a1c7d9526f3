import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { TextList } from '@lintel/kit/ui/TextList.tsx'
import { clsx } from 'clsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import type { Expertise as Words } from './schema.ts'

/** Three areas, each beside the drawing of its service, on alternate sides. */
export function Expertise({ areas, ...heading }: Words) {
  if (areas.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="space-y-16 lg:space-y-24">
        {areas.map((area, index) => (
          <Area key={area.title} {...area} mirrored={index % 2 === 1} />
        ))}
      </ul>
    </Section>
  )
}

function Area({
  title,
  description,
  technologies,
  service,
  mirrored,
}: Words['areas'][number] & { mirrored: boolean }) {
  return (
    <li className="grid items-center gap-8 md:grid-cols-12">
      <div
        className={clsx(
          'half-page border border-line bg-background md:col-span-6',
          mirrored && 'md:order-2 md:col-start-7',
        )}
        aria-hidden="true"
      >
        <ServiceDrawing drawing={service.drawing} />
      </div>
      <div className={clsx('md:col-span-6 lg:col-span-5', !mirrored && 'lg:col-start-8')}>
        <AnchorHeading className="text-h3">{title}</AnchorHeading>
        <p className="mt-3 text-muted">{description}</p>
        <TextList
          items={technologies}
          className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line text-small"
          itemClass="border-b border-line py-2"
        />
        <p className="mt-5 text-small">
          <a
            href={service.href}
            className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {service.name}
          </a>
        </p>
      </div>
    </li>
  )
}
