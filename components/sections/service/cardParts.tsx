import { serviceStrings } from '@lintel/engine/content/strings.ts'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { TextList } from '@lintel/kit/ui/lists.tsx'

/** How many features a card shows. */
const SHOWN_FEATURES = 3

/** The first features of a service, on its card. */
export function ServiceFeatures({ features, className }: { features: string[]; className: string }) {
  return (
    <TextList
      items={features.slice(0, SHOWN_FEATURES)}
      className={`divide-line border-line text-small ${className}`}
      itemClass="max-md:mb-2 max-md:border-l max-md:border-edge max-md:pl-3 max-md:leading-snug md:py-2.5"
    />
  )
}

/** On a card that is a link as a whole: where it leads, with the arrow that says so. */
export function OpenMark({ className }: { className: string }) {
  return (
    <p
      className={`flex items-center gap-2 text-small font-semibold text-accent-text ${className}`}
      aria-hidden="true"
    >
      {serviceStrings.open}
      <Icon id="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
    </p>
  )
}
