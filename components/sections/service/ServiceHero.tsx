import { headerStrings, serviceStrings } from '@lintel/engine/content/strings.ts'
import { Breadcrumb } from '@lintel/kit/ui/Breadcrumb.tsx'
import { type Action, ActionLinks } from '@lintel/kit/ui/Button.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { Service } from '@site/data/schemas/services.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'

/** What the header calls the page of all services. */
const servicesLabel = headerStrings.entries.find(({ href }) => href === '/services')?.label ?? ''

/** The head of a service page, with what the client has afterward. */
export function ServiceHero({ service }: { service: Service }) {
  const { name, drawing, hero, benefits, sheet, sheets } = service
  return (
    <HeroSheet
      location={<Breadcrumb href="/services" label={servicesLabel} name={name} />}
      {...hero}
      drawing={<ServiceDrawing drawing={drawing} />}
      titleBlock={[name, fillIn(serviceStrings.sheet, { sheet, sheets })]}
    >
      {benefits.length > 0 && (
        <Fold
          label={serviceStrings.benefits}
          count={benefits.length}
          className="mt-6 lg:mt-8 lg:grid lg:flex-1"
        >
          <DashList
            items={benefits}
            className={clsx(
              'grid gap-x-6 gap-y-3 max-sm:pb-4 md:max-lg:auto-cols-fr md:max-lg:grid-flow-col lg:h-full lg:auto-rows-fr lg:gap-y-0 lg:divide-y lg:divide-line lg:border-y lg:border-line lg:*:flex lg:*:items-center lg:*:py-2 lg:*:before:top-1/2',
              // Four in this size would be taller than the drawing.
              benefits.length < 4 && 'xl:text-h3',
            )}
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
  /** The two ends of the title block below the drawing. */
  titleBlock?: [name: string, sheet: string]
  children?: ReactNode
}

/** The head of a sheet: a headline as wide as the page, and below it its text beside the drawing. */
export function HeroSheet({ location, title, lead, actions, drawing, titleBlock, children }: HeroSheetProps) {
  return (
    <section className="md:has-[+.blueprint]:pb-10">
      <div className="page-width pt-20 pb-6 md:pt-28 md:pb-14">
        {location}
        <h1 className="mt-5 text-display md:mt-7">{title}</h1>
        <div className="mt-5 grid gap-x-12 gap-y-6 md:mt-10 md:gap-y-8 lg:grid-cols-[11fr_13fr]">
          <div className="lg:flex lg:flex-col">
            <p className="max-w-measure text-lead text-muted">{lead}</p>
            <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap md:mt-8" data-print="hide">
              <ActionLinks actions={actions} size="xl" />
            </div>
            {children}
          </div>
          <div className="self-start border border-line">
            {drawing}
            {titleBlock && (
              <p
                className="label flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-2.5 font-mono tracking-normal text-muted"
                aria-hidden="true"
              >
                <span>{titleBlock[0]}</span>
                <span className="shrink-0">{titleBlock[1]}</span>
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
