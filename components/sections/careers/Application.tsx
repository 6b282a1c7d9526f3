import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { type ApplicationStep, careers } from '#data/careers.ts'
import { newTab as newTabWords } from '#data/interface.ts'

const tick =
  'before:absolute before:-left-px before:-top-2 before:h-4 before:w-px before:rotate-45 before:bg-accent-text'

/** How to apply, along a measured line: from left to right on large screens, downward on small ones. */
export function Application() {
  const { label, title, steps } = careers.application
  return (
    <Section number="03" label={label} title={title} tone="band">
      <ol className="ml-2 lg:ml-0 lg:grid lg:grid-cols-3">
        {steps.map(({ number, title, description, link }, index) => (
          <li
            key={number}
            className={`relative border-l border-edge pb-10 pl-7 last:pb-0 lg:border-t lg:border-l-0 lg:pr-10 lg:pb-0 lg:pl-0 ${tick}`}
            {...reveal(index, 100)}
          >
            <p className="label text-accent-text lg:pt-6">{number}</p>
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
            {link && <StepLink {...link} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepLink({ label, href, newTab }: NonNullable<ApplicationStep['link']>) {
  const elsewhere = newTab && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className="mt-4">
      <a
        href={href}
        {...elsewhere}
        className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {label}
        {newTab && <span className="sr-only"> {newTabWords}</span>}
      </a>
    </p>
  )
}
