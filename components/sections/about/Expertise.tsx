import { clsx } from 'clsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { Section } from '#components/ui/Section.tsx'
import { about, aboutPage, type ExpertiseArea } from '#data/about.ts'
import { services } from '#data/services/index.ts'

/** Three areas, each beside the drawing of its service, on alternate sides. */
export function Expertise() {
  if (about.expertise.length === 0) return null
  return (
    <Section number="04" tone="band" {...aboutPage.expertise}>
      <ul className="space-y-16 lg:space-y-24">
        {about.expertise.map((area, index) => (
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
}: ExpertiseArea & { mirrored: boolean }) {
  const { name, href } = services[service]
  return (
    <li className="grid items-center gap-8 md:grid-cols-12">
      <div
        className={clsx(
          'border border-line bg-background md:col-span-6',
          mirrored && 'md:order-2 md:col-start-7',
        )}
        aria-hidden="true"
      >
        <ServiceDrawing service={service} className="h-auto w-full" />
      </div>
      <div className={clsx('md:col-span-6 lg:col-span-5', !mirrored && 'lg:col-start-8')}>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 text-muted">{description}</p>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line text-small">
          {technologies.map((technology) => (
            <li key={technology} className="border-b border-line py-2">
              {technology}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-small">
          <a href={href} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {name}
          </a>
        </p>
      </div>
    </li>
  )
}
