import { Fold } from '#components/ui/Fold.tsx'
import { TextList } from '#components/ui/lists.tsx'
import { serviceWords } from '#content/words.ts'

const SHOWN = 3

/** The first features of a service, on its card. */
export function ServiceFeatures({ features, className }: { features: string[]; className: string }) {
  return (
    <Fold label={serviceWords.features} count={SHOWN} className={`relative z-10 ${className}`}>
      <TextList
        items={features.slice(0, SHOWN)}
        className="divide-y divide-line border-t border-line text-small"
        itemClass="py-2.5"
      />
    </Fold>
  )
}
