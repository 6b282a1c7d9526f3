import { Icon } from '#components/icons/Icon.tsx'
import { buttonClass } from '#components/ui/Button.tsx'
import { navigationLabels } from '#data/navigation.ts'

/** Appears beyond 300 px of scroll (see `behaviors/backToTop.ts`); a plain link, so it works without script too. */
export function BackToTop() {
  return (
    <a
      href="#top"
      data-back-to-top
      aria-label={navigationLabels.backToTop}
      data-print="hide"
      className={buttonClass(
        { variant: 'secondary', size: 'icon' },
        'floating-to-top invisible fixed right-5 bottom-24 z-30 rounded-full! opacity-0 shadow-soft transition-[opacity,visibility] data-shown:visible data-shown:opacity-100',
      )}
    >
      <Icon id="arrow-up" className="size-5" />
    </a>
  )
}
