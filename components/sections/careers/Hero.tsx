import { ButtonLink } from '#components/ui/Button.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { careers } from '#data/careers.ts'

/** The headline on drawing paper that has nothing on it yet. */
export function Hero() {
  const { title, lead, links } = careers.hero
  return (
    <section className="relative">
      <div className="paper absolute inset-y-0 right-0 w-1/2 max-md:hidden [mask-image:linear-gradient(to_left,black,transparent)]" />
      <div className="page-width relative pt-28 pb-section md:pt-32">
        <SectionLabel>{careers.label}</SectionLabel>
        <h1 className="mt-8 max-w-4xl text-display">{title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
        <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
          {links.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} size="xl" variant={index === 0 ? 'default' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
