import type { ReactNode } from 'react'
import { HeroParticles } from '#components/drawings/HeroParticles.tsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'
import { Icon } from '#components/icons/Icon.tsx'
import { HeroAssembly } from '#components/sections/HeroAssembly.tsx'
import { OpenMark, ServiceFeatures, SHOWN_FEATURES } from '#components/sections/service/cardParts.tsx'
import { ActionLinks } from '#components/ui/ActionLinks.tsx'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section, SectionLabel } from '#components/ui/Section.tsx'
import { serviceWords } from '#content/words.ts'
import { asRatio, spanOverDeflection } from '#data/deflection.ts'
import type { Home } from '#data/schemas/pages/home.ts'
import type { Service } from '#data/schemas/services.ts'
import type { Specimen } from '#data/schemas/specimen.ts'

/**
 * How far the page has been read, as a bar at its top and, once begun, a percentage in the corner of the header, where
 * it lies over nothing (`behaviors/scrolling.ts`).
 */
export function ReadingProgress() {
  return (
    // Some screen readers beep at every step of a progress bar, and nobody waits for this one.
    <div data-print="hide" aria-hidden="true" className="hidden script:block">
      <div
        data-reading-progress="0"
        className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent [transform:scaleX(0)]"
      />
      <span
        data-reading-badge
        className="reading-badge fixed top-1 left-2 z-50 text-[0.75rem] leading-none text-muted opacity-0 transition-opacity data-shown:opacity-100"
      />
    </div>
  )
}

/** A portal as wide as the window; the headline stands in its opening, and the method on its ground. */
export function Hero({ title, lead, actions, method, load, frame }: Home['hero']) {
  return (
    <section className="portal-hero relative overflow-hidden">
      <HeroParticles />
      <div data-portal className="portal relative">
        <div className="portal-words">
          <h1 className="portal-title">{title}</h1>
          <div className="portal-below">
            <p className="text-lead text-muted">{lead}</p>
            <div className="portal-actions">
              <ActionLinks actions={actions} size="xl" />
            </div>
            <LoadControl {...load} />
          </div>
        </div>
        <HeroAssembly {...frame} />
      </div>
      <ol className="portal-method">
        {method.map((step, index) => (
          <li key={step}>
            <span className="text-accent-text">{index + 1}</span> {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The figure that a beam is judged by, and the button that changes it (`behaviors/increaseLoad.ts`). */
function LoadControl({ more, within, ...says }: Home['hero']['load']) {
  return (
    <div className="portal-control">
      <p role="status">
        <b className="figures">{asRatio(spanOverDeflection(1))}</b>
        <span>{within}</span>
      </p>
      <Button
        variant="outline"
        data-load-more=""
        data-less={says.less}
        data-past={says.past}
        data-propped={says.propped}
      >
        {more}
      </Button>
    </div>
  )
}

/** Four audiences in a two-by-two grid of hairlines. */
export function WhoWeHelp({ audiences, ...heading }: Home['whoWeHelp']) {
  if (audiences.length === 0) return null
  return (
    <Section id="who-we-help" {...heading}>
      <ul className="grid border-t border-l border-line md:grid-cols-2">
        {audiences.map(({ icon, title, description }, index) => (
          <li
            key={title}
            className="border-r border-b border-line p-5 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-4 md:p-10"
            {...reveal(index)}
          >
            <Icon id={icon} className="size-8 text-accent-text md:size-10" />
            <h3 className="text-h3 md:mt-6">{title}</h3>
            <p className="col-span-full mt-2 max-w-md text-muted md:mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ServicesProps = Home['services'] & { services: Service[]; others: Service[] }

/** Tall cards, whose painting waits until they are near (`behaviors/appearing.ts`), and the other services as rows. */
export function Services({ label, title, action, services, others }: ServicesProps) {
  return (
    <section id="services" className="border-y border-line bg-surface py-section">
      <div className="page-width">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
          <h2 className="text-h2">{title}</h2>
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </div>
        <ul data-lazy className="mt-8 grid md:mt-12 gap-6 lg:grid-cols-3">
          {services.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </ul>
        <ul className="mt-6 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
          {others.map(({ id, href, drawing, name }) => (
            <li
              key={id}
              className="grid border border-line bg-raised transition-colors hover:border-accent-text"
            >
              <a href={href} className="flex items-center gap-4 p-5 font-semibold">
                <Icon id={drawing} className="size-10 shrink-0 text-accent-text" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ServiceCard({ drawing, href, name, description, features }: Service) {
  return (
    <li className="group relative overflow-hidden border border-line bg-raised transition-colors hover:border-accent-text md:grid md:grid-cols-2 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0">
      <div className="grid content-end overflow-hidden border-line max-md:border-b md:border-r lg:border-r-0 lg:border-b">
        <ServiceDrawing drawing={drawing} className="h-auto w-full md:max-lg:overflow-visible" />
      </div>
      <div className="flex flex-col p-5 md:p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
        <h3 className="text-h3">
          <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
            {name}
          </a>
        </h3>
        <p className="mt-2 text-muted md:mt-3">{description}</p>
        <Fold
          label={serviceWords.features}
          count={SHOWN_FEATURES}
          className="relative z-10 mt-4 max-sm:-mb-3 sm:mt-6"
        >
          <ServiceFeatures features={features} />
        </Fold>
        <OpenMark className="mt-auto translate-y-2" />
      </div>
    </li>
  )
}

/** A list beside a heading that stays in view, each reason with the document that shows it. */
export function WhyChoose({
  label,
  title,
  lead,
  reasons,
  specimens,
}: Home['whyChoose'] & { specimens: Specimen[] }) {
  if (reasons.length === 0) return null
  return (
    <section id="why-choose" className="py-section">
      <div className="page-width">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-6 grid gap-7 md:mt-8 md:gap-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <div className="lg:sticky lg:top-28">
              <h2 className="text-h2">{title}</h2>
              <p className="mt-4 text-lead text-muted md:mt-5">{lead}</p>
            </div>
          </div>
          <ul className="divide-y divide-line border-y border-line lg:col-span-7 lg:col-start-6">
            {reasons.map(({ icon, title, description, highlight, claim, proof }, index) => (
              <li
                key={title}
                className="grid grid-cols-[auto_1fr] gap-x-4 py-5 md:gap-x-6 md:py-9"
                {...reveal(index)}
              >
                <Document icon={icon} specimen={specimens.find(({ href }) => href === proof?.href)} />
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-2 text-muted md:mt-3">{description}</p>
                  <p className="label mt-3">{highlight}</p>
                  {claim && <ClaimSource claim={claim} />}
                  {proof && (
                    <a
                      href={proof.href}
                      className="text-link mt-1 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                    >
                      {proof.label}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

interface DocumentProps extends Pick<Home['whyChoose']['reasons'][number], 'icon'> {
  specimen: Specimen | undefined
}

/** What a reason can be checked by; where no document is named, its icon stands there. */
function Document({ icon, specimen }: DocumentProps) {
  return specimen ? (
    <SpecimenMiniature drawing={specimen.drawing} className="mt-1 h-20 w-15 md:h-28 md:w-21" />
  ) : (
    <Icon id={icon} className="size-8 text-accent-text" />
  )
}

/** Three pillars that carry one beam. */
export function About({ label, title, action, pillars, children }: Home['about'] & { children: ReactNode }) {
  if (pillars.length === 0) return null
  return (
    <Section id="about" label={label} title={title} tone="band">
      <div className="border-t-8 border-text">
        <ul className="grid md:grid-cols-3">
          {pillars.map(({ icon, title, description }) => (
            <li
              key={title}
              className="border-line py-5 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-4 max-md:border-b md:border-l md:py-9 md:px-8 md:first:border-l-0 md:first:pl-0"
            >
              <Icon id={icon} className="size-8 text-accent-text md:size-10" />
              <h3 className="text-h3 md:mt-6">{title}</h3>
              <p className="col-span-full mt-2 text-muted md:mt-3">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      {children}
      <ButtonLink href={action.href} variant="outline" className="mt-7 md:mt-10">
        {action.label}
      </ButtonLink>
    </Section>
  )
}
