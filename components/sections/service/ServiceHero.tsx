import { headerWords, serviceWords } from '@lintel/engine/content/words.ts'
import { type Action, ActionLinks } from '@lintel/kit/ui/ActionLinks.tsx'
import { Breadcrumb } from '@lintel/kit/ui/Breadcrumb.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { TextList } from '@lintel/kit/ui/TextList.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { ServiceCard } from '@site/data/schemas/service.ts'
import type { ReactNode } from 'react'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'

/** The head of a service page; below it, what the client has afterward. */
export function ServiceHero({ service }: { service: ServiceCard }) {
  const { name, drawing, hero, benefits, sheet, sheets } = service
  return (
    <HeroSheet
      location={<Breadcrumb href="/services" label={headerWords.services} name={name} />}
      {...hero}
      drawing={<ServiceDrawing drawing={drawing} />}
      titleBlock={[name, fillIn(serviceWords.sheet, { sheet, sheets })]}
    >
      {benefits.length > 0 && (
        <Fold label={serviceWords.benefits} count={benefits.length} className="mt-6 sm:mt-8 md:mt-14">
          <TextList
            items={benefits}
            className="grid gap-y-3 border-line pt-2 text-small sm:border-t sm:pt-5 md:pt-6 md:flex"
            itemClass="border-l border-accent-text pl-4 md:mr-6 md:flex-1"
          />
        </Fold>
      )}
    </HeroSheet>
  )
}

interface HeroSheetProps {
  /** Where this page stands, over the headline. */
  location: ReactNode
  title: string
  lead: string
  actions: Action[]
  drawing: ReactNode
  /** What the drawing shows by its number. */
  index?: ServiceCard[]
  /** The two ends of the title block below the drawing. */
  titleBlock: [name: string, sheet: string]
  children?: ReactNode
}

/** The head of a sheet: a headline and its text beside the drawing; on medium screens the headline has the full width. */
export function HeroSheet({
  location,
  title,
  lead,
  actions,
  drawing,
  index,
  titleBlock,
  children,
}: HeroSheetProps) {
  const [name, sheet] = titleBlock
  return (
    <section className="border-b border-line has-[+.bg-surface]:border-b-0">
      <div className="page-width pt-22 pb-8 md:pt-32 md:pb-14">
        {location}
        <div className="mt-6 grid gap-x-8 gap-y-6 md:mt-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <h1 className="text-display md:max-lg:col-span-2">{title}</h1>
          <div className="lg:row-start-2 lg:pr-6">
            <p className="max-w-measure text-lead text-muted">{lead}</p>
            <div
              className="mt-7 grid gap-3 sm:flex md:mt-9 sm:flex-wrap md:grid md:justify-start lg:flex"
              data-print="hide"
            >
              <ActionLinks actions={actions} size="xl" />
            </div>
          </div>
          <div className="self-start border border-line max-md:mt-2 max-md:max-w-lg lg:row-span-2 lg:mt-3">
            {drawing}
            {index && (
              <ul className="grid gap-x-6 border-t border-line px-4 py-2 text-small lg:grid-flow-col lg:grid-rows-3">
                {index.map(({ href, sheet, name }) => (
                  <li key={href}>
                    <a href={href} className="flex gap-3 py-1.5 hover:text-accent-text">
                      <span className="w-3 text-accent-text">{sheet}</span> {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <p
              className="label flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-2.5 text-muted"
              aria-hidden="true"
            >
              <span>{name}</span>
              <span className="shrink-0">{sheet}</span>
            </p>
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
