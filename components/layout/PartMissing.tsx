import { partMissing } from '#data/partMissing.ts'

/** Shown where a visitor touches a part of the page whose code could not be loaded (`hydration/recover.ts`). */
export function PartMissing() {
  return (
    <p
      popover="auto"
      role="alert"
      data-part-missing
      className="notice m-auto max-w-sm rounded-md border border-line bg-raised p-5 text-small text-text"
    >
      {partMissing.text}{' '}
      <a href="/contact" className="text-link">
        {partMissing.contact}
      </a>
    </p>
  )
}
