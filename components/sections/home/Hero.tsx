import { HeroFrame } from '#components/drawings/HeroFrame.tsx'
import { HeroParticles } from '#components/drawings/HeroParticles.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { home } from '#data/home.ts'

export function Hero() {
  const { title, lead, actions, method } = home.hero
  return (
    <section className="relative overflow-hidden border-b border-line">
      <HeroParticles className="hero-particles absolute inset-0 size-full" />
      <div className="page-width relative grid min-h-[min(100svh,60rem)] items-center gap-10 pt-28 pb-12 lg:grid-cols-12 lg:pt-24">
        <div className="lg:col-span-7">
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-xl text-lead text-muted">{lead}</p>
          <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
            {actions.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} size="xl" variant={index === 0 ? 'default' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          <ol className="label mt-12 flex flex-wrap gap-x-6 gap-y-2 text-muted">
            {method.map((step, index) => (
              <li key={step}>
                <span className="text-accent-text">{index + 1}</span> {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="mx-auto w-full max-w-sm sm:max-w-md lg:col-span-5 lg:max-w-none">
          <HeroFrame />
        </div>
      </div>
    </section>
  )
}
