import { site } from '@lintel/engine/content/site.ts'

/** The firm's mark beside its name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 text-[1.2rem] font-semibold tracking-tight">
      <svg viewBox={site.logo.viewBox} className="size-7 fill-current" aria-hidden="true" focusable="false">
        <path d={site.logo.path} />
      </svg>
      {site.name}
    </span>
  )
}
