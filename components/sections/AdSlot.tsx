import { advertisement } from '@lintel/engine/content/strings.ts'
import { useThirdPartySlot } from '@lintel/kit/pageReport.ts'
import { site } from '@site/data/site.ts'

/**
 * Room for an advertisement; nothing at all until the owner names an ad client, and hidden until the visitor agrees.
 * Filled by `behaviors/adSlots.ts`.
 */
export function AdSlot() {
  const place = useThirdPartySlot('ads')
  if (!site.thirdParties.adClient) return null
  return (
    <aside {...place} hidden aria-label={advertisement} className="page-width py-10" data-print="hide">
      <ins
        data-ad-slot
        data-ad-client={site.thirdParties.adClient}
        data-ad-format="fluid"
        className="adsbygoogle block min-h-[250px]"
      />
    </aside>
  )
}
