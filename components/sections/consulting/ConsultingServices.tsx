import { CheckList } from '#components/ui/CheckList.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { type ConsultingService, consultingServices } from '#data/services/consulting.ts'

const heading = {
  title: 'Six services, and what each one leaves behind',
  lead: 'Every one of them ends in documents that you keep and that another firm could work from.',
}

/** Services on sheets: the work above, what is handed over in the title block below. */
export function ConsultingServices({ number }: { number: string }) {
  return (
    <Section id="services" number={number} label="Services" {...heading} tone="band">
      <ul className="grid gap-6 md:grid-cols-2">
        {consultingServices.map((service, index) => (
          <li
            key={service.title}
            className="border border-line bg-background md:row-span-3 md:grid md:grid-rows-subgrid md:gap-0"
            {...reveal(index % 2)}
          >
            <ServiceSheet {...service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ServiceSheet({ title, description, features, deliverables }: ConsultingService) {
  return (
    <>
      <div className="p-6 lg:px-9 lg:pt-9">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 text-muted">{description}</p>
      </div>
      <div className="px-6 pb-8 lg:px-9">
        <h4 className="label text-muted">Key features</h4>
        <CheckList items={features} className="mt-3.5" />
      </div>
      <div className="border-t border-line bg-surface px-6 py-5 lg:px-9">
        <h4 className="label text-accent-text">Deliverables</h4>
        <ul className="mt-3 space-y-1.5 text-small font-medium">
          {deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
