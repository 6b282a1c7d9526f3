import { newTab } from '@lintel/engine/content/words.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { Application as Words } from './schema.ts'

const tick =
  'before:absolute before:-left-px before:-top-2 before:h-4 before:w-px before:rotate-45 before:bg-accent-text'

/** How to apply, along a measured line: from left to right on large screens, downward on small ones. */
export function Application({ steps, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ol className="ml-2 md:ml-0 md:grid md:grid-cols-3">
        {steps.map(({ title, description, link }, index) => (
          <li
            key={title}
            className={`relative border-l border-edge pb-10 pl-7 last:pb-0 md:border-t md:border-l-0 md:pr-8 md:pb-0 md:pl-0 ${tick}`}
            {...reveal(index)}
          >
            <p className="label text-accent-text md:pt-6">{index + 1}</p>
            <AnchorHeading className="mt-3 text-h3">{title}</AnchorHeading>
            <p className="mt-3 text-muted">{description}</p>
            {link && <StepLink {...link} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepLink({ label, href }: { label: string; href: string }) {
  const elsewhere = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className="mt-4">
      <a
        href={href}
        {...elsewhere}
        className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {label}
        {elsewhere && <span className="sr-only"> {newTab}</span>}
      </a>
    </p>
  )
}
