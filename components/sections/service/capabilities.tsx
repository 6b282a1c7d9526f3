import type { ReactNode } from 'react'
import { Section, type SectionHeading, SplitSection } from '#components/sections/service/FiguredSection.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { CheckList, DashList, HairlineList } from '#components/ui/lists.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { TextList } from '#components/ui/TextList.tsx'
import { serviceWords } from '#content/words.ts'
import type { Capabilities } from '#data/schemas/services.ts'

type CapabilitiesProps = SectionHeading & { entries: Capabilities['entries'] }

function Features({ of, className, children }: { of: string[]; className?: string; children: ReactNode }) {
  return (
    <Fold label={serviceWords.features} count={of.length} {...(className && { className })}>
      {children}
    </Fold>
  )
}

/** Capabilities as full-width rows behind big numerals. */
export function CapabilityRows({ entries, ...heading }: CapabilitiesProps) {
  return (
    <Section {...heading}>
      <ol className="border-t border-line">
        {entries.map(({ title, description, features }, index) => (
          <li
            key={title}
            className="grid gap-x-6 gap-y-4 border-b border-line py-7 md:grid-cols-[3rem_1fr_1fr] md:py-10 lg:grid-cols-12 lg:py-14"
            {...reveal()}
          >
            <span className="text-display font-semibold text-accent-text lg:col-span-2" aria-hidden="true">
              {index + 1}
            </span>
            <div className="lg:col-span-5">
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 text-muted md:mt-3">{description}</p>
            </div>
            <Features of={features} className="lg:col-span-4 lg:col-start-9">
              <HairlineList items={features} />
            </Features>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Capabilities in a two-by-two grid of hairlines. */
export function CapabilityGrid({ entries, ...heading }: CapabilitiesProps) {
  return (
    <Section {...heading}>
      <ul className="grid border-t border-l border-line bg-background md:grid-cols-2">
        {entries.map(({ title, description, features }, index) => (
          <li key={title} className="border-r border-b border-line p-5 pb-2 md:p-10" {...reveal(index)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3">{description}</p>
            <Features of={features} className="mt-4 md:mt-6">
              <CheckList items={features} />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Capabilities as chapters beside a heading that stays in view. */
export function CapabilitySplit({ entries, ...heading }: CapabilitiesProps) {
  return (
    <SplitSection {...heading}>
      <ul className="space-y-9 md:space-y-14">
        {entries.map(({ title, description, features }) => (
          <li key={title} {...reveal()}>
            <AnchorHeading className="dimension-line pt-5 text-h3">{title}</AnchorHeading>
            <div className="mt-2 grid gap-x-8 gap-y-4 md:mt-3 md:grid-cols-2">
              <p className="text-muted">{description}</p>
              <Features of={features}>
                <DashList items={features} className="space-y-2.5 md:mt-1" />
              </Features>
            </div>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}

const column =
  'border-line py-6 max-md:border-b md:py-8 md:border-l md:px-6 ' +
  'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-5 lg:first:border-l-0 lg:first:pl-0'

/** Capabilities as posts below one beam. */
export function CapabilityColonnade({ entries, ...heading }: CapabilitiesProps) {
  return (
    <Section {...heading}>
      <ul className="grid border-t-8 border-text md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto_auto]">
        {entries.map(({ title, description, features }, index) => (
          <li key={title} className={column} {...reveal(index)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3 lg:mt-0">{description}</p>
            <Features of={features} className="mt-4 md:mt-6 lg:mt-0">
              <TextList
                items={features}
                className="space-y-3 text-small"
                itemClass="border-l border-accent-text pl-3"
              />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const axes = 'ABCDEFGH'

/** Capabilities on the axes of a plan, in two columns, each behind its axis bubble. */
export function CapabilityAxes({ entries, ...heading }: CapabilitiesProps) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 gap-y-9 md:grid-cols-2 md:gap-y-12 lg:gap-x-16 lg:gap-y-16">
        {entries.map(({ title, description, features }, index) => (
          <li
            key={title}
            className="md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0"
            {...reveal(index % 2)}
          >
            <p className="flex items-center text-accent-text" aria-hidden="true">
              <span className="label grid size-11 place-items-center rounded-full border border-edge">
                {axes[index]}
              </span>
              <span className="h-px flex-1 bg-line" />
            </p>
            <AnchorHeading className="mt-4 text-h3 md:mt-6">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3">{description}</p>
            <Features of={features} className="mt-4 md:mt-6">
              <HairlineList items={features} />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}
