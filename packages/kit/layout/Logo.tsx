import { site } from '@lintel/engine/content/site.ts'

/** The firm's mark beside its name. */
export function Logo() {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-[1.2rem] leading-tight font-semibold tracking-tight">
      <svg
        viewBox={site.logo.viewBox}
        className="size-7 shrink-0 fill-current"
        aria-hidden="true"
        focusable="false"
      >
        <path d={site.logo.path} />
      </svg>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{site.name}</span>
    </span>
  )
}
