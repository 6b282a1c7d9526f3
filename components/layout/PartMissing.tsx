import { partMissing } from '#data/partMissing.ts'
import { site } from '#data/site.ts'

/**
 * Shown where a visitor touches a part of the page whose code could not be loaded (`hydration/recover.ts`). Its link
 * leaves the page as it is, with what was typed.
 */
export function PartMissing() {
  return (
    <p
      popover="auto"
      role="alert"
      data-part-missing
      className="notice m-auto max-w-sm rounded-md border border-line bg-raised p-5 text-small text-text"
    >
      {partMissing}{' '}
      <a href={`mailto:${site.email.hello}`} className="text-link">
        {site.email.hello}
      </a>
      .
    </p>
  )
}
