import { Icon } from '#components/icons/Icon.tsx'
import { mobileLinks, navigationLabels } from '#data/navigation.ts'
import { Logo } from './Logo.tsx'

/**
 * The menu of small screens, a native popover: the browser opens it, closes it on Escape and on a click outside,
 * and tells assistive technology. Links on the same page close it in `behaviors/mobileMenu.ts`.
 */
export function MobileMenu() {
  return (
    <nav
      id="site-menu"
      popover="auto"
      aria-label={navigationLabels.menu}
      className="inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-background px-5 pt-2.5 pb-6 text-text shadow-soft backdrop:bg-background/75 lg:hidden"
    >
      <div className="flex items-center justify-between">
        <a href="/" aria-label={navigationLabels.home} className="flex min-h-11 items-center">
          <Logo />
        </a>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={navigationLabels.closeMenu}
          className="grid size-11 place-items-center rounded-sm hover:bg-surface"
        >
          <Icon id="close" className="size-6" />
        </button>
      </div>
      <ul className="divide-y divide-line">
        {mobileLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="flex min-h-13 items-center text-h3 font-medium hover:text-accent-text">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
