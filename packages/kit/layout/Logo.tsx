import { fitted, logoPictures, showsName } from '@lintel/engine/content/logo.ts'
import type { Picture } from '@lintel/engine/content/pictures.ts'
import { site } from '@site/data/site.ts'

/** The firm's mark beside its name, or a picture of both. */
export function Logo() {
  const pictures = logoPictures()
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-[1.2rem] leading-tight font-semibold tracking-tight">
      {pictures ? <LogoPictures {...pictures} /> : <DrawnLogo />}
      <span className={showsName() ? 'sr-only' : 'line-clamp-2 min-w-0 wrap-anywhere'}>{site.name}</span>
    </span>
  )
}

function DrawnLogo() {
  return (
    <svg
      viewBox={site.logo.viewBox}
      className="size-7 shrink-0 fill-current"
      aria-hidden="true"
      focusable="false"
    >
      <path d={site.logo.path} />
    </svg>
  )
}

/** The name beside them says what they show. A lazy picture that the theme hides is not fetched (`logoRules`). */
function LogoPictures({ light, dark }: NonNullable<ReturnType<typeof logoPictures>>) {
  const image = (picture: Picture, theme: 'light' | 'dark') => (
    <img
      src={picture.copies[0]?.address}
      {...fitted(picture)}
      alt=""
      data-logo={theme}
      loading={dark && 'lazy'}
      className="shrink-0"
    />
  )
  return (
    <>
      {image(light, 'light')}
      {dark && image(dark, 'dark')}
    </>
  )
}
