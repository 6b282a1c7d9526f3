import { Icon } from '#components/icons/Icon.tsx'
import { useShared } from '#components/shared.ts'
import { ThemeToggle } from '#components/theme/ThemeControls.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { contactLink, headerLinks, navigationLabels, serviceLinks } from '#data/navigation.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

/** Fixed at the top; more opaque after some scrolling (see `behaviors/navigationOpacity.ts`). */
export function SiteHeader({ path }: { path: string }) {
  const entries = [...serviceLinks, ...headerLinks]
  const current = entries.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href ?? ''
  return (
    <header
      data-site-header
      className="fixed inset-x-0 top-0 z-40 border-b border-transparent bg-background/75 [backdrop-filter:blur(12px)] transition-colors data-opaque:border-line data-opaque:bg-background/95"
      {...useShared(`header ${current}`, <Content current={current} />)}
    />
  )
}

/** @param current the entry that the page belongs to */
function Content({ current }: { current: string }) {
  return (
    <>
      <div className="page-width flex min-h-16 items-center justify-between gap-x-4 lg:flex-wrap">
        <a href="/" aria-label={navigationLabels.home} className="flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label={navigationLabels.main} className="hidden lg:block">
          <ul className="flex items-center gap-1 text-small">
            {headerLinks.map(({ label, href }) => (
              <li key={href}>
                {href === '/services' ? (
                  <ServicesMenu current={current} />
                ) : (
                  <a
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                    className="flex min-h-11 items-center px-3 hover:text-accent-text aria-[current]:text-accent-text"
                  >
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 items-center gap-2">
          <ThemeToggle />
          <ButtonLink href={contactLink.href} size="sm" className="hidden! lg:inline-flex!">
            {contactLink.label}
          </ButtonLink>
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={navigationLabels.openMenu}
            className="grid size-11 place-items-center rounded-sm hover:bg-surface lg:hidden"
          >
            <Icon id="menu" className="size-6" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </>
  )
}
