import { consent } from '@lintel/engine/content/strings.ts'
import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { site } from '@site/data/site.ts'
import { useThirdPartySlot } from '../pageReport.ts'
import { Button } from '../ui/Button.tsx'

/**
 * Asks whether optional services may load, accepting and refusing being equally easy. Nothing at all where the owner
 * configured none; hidden until `packages/kit/consent/start.ts` shows it, so nobody without script is asked in vain.
 */
export function ConsentPanel() {
  const analytics = useThirdPartySlot('analytics')
  if (optionalServices.length === 0) return null
  return (
    <section
      popover="manual"
      data-consent-panel
      {...analytics}
      data-measurement-id={site.thirdParties.measurementId}
      aria-labelledby="consent-title"
      className="fixed inset-auto bottom-5 left-5 max-h-[50vh] max-w-sm overflow-y-auto rounded-sm border border-edge bg-raised p-5 text-small text-text shadow-soft"
    >
      <h2 id="consent-title" tabIndex={-1} className="dimension-line pt-3 font-semibold">
        {consent.title}
      </h2>
      <div data-consent-when="asked">
        <p className="mt-1 text-muted">{consent.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button data-consent="accept" variant="outline">
            {consent.accept}
          </Button>
          <Button data-consent="reject" variant="outline">
            {consent.reject}
          </Button>
        </div>
        <OneByOne />
      </div>
      <div data-consent-when="refused" hidden>
        <p className="mt-1 text-muted">{consent.signal}</p>
        <Button data-consent="close" variant="outline" className="mt-4">
          {consent.close}
        </Button>
      </div>
      <p className="mt-4">
        <a href="/cookies" className="text-link">
          {consent.policy}
        </a>
      </p>
    </section>
  )
}

function OneByOne() {
  return (
    <details className="mt-4">
      <summary>{consent.oneByOne}</summary>
      <ul className="mt-3 space-y-3">
        {optionalServices.map(({ id, name, purpose }) => (
          <li key={id}>
            <label className="flex gap-2">
              <input type="checkbox" value={id} />
              <span>
                <strong>{name}</strong>: {purpose}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button data-consent="save" variant="outline" className="mt-4">
        {consent.save}
      </Button>
    </details>
  )
}

/** Opens the choice again; at the foot of every page. Without script nothing optional ever loads. */
export function ConsentButton() {
  if (optionalServices.length === 0) return null
  return (
    <Button data-consent="open" variant="link" className="hidden script:inline-flex">
      {consent.open}
    </Button>
  )
}
