import { logoExcess, showsName } from '@lintel/engine/content/logo.ts'
import { currentMark, type Navigation } from '@lintel/engine/content/menus.ts'
import { rowLabels } from '@lintel/engine/content/navigation.ts'
import { headerStrings, navigationLabels } from '@lintel/engine/content/strings.ts'
import { site } from '@site/data/site.ts'
import { Island } from '../hydration/Island.tsx'
import { Icon } from '../icons/Icon.tsx'
import SiteSearch from '../islands/SiteSearch.tsx'
import { useShared } from '../shared.ts'
import { ThemeToggle } from '../theme/ThemeControls.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Logo } from './Logo.tsx'
import { MenuGroup, PanelGroup } from './MenuGroup.tsx'
import { rowFrom } from './rowFrom.ts'

interface HeaderProps {
  path: string
  navigation: Navigation
  isAlwaysDark: boolean
}

/** Fixed at the top; more opaque after some scrolling (see `behaviors/scrolling.ts`). */
export function SiteHeader({ path, navigation, isAlwaysDark }: HeaderProps) {
  const { serviceLinks, headerLinks, moreLinks } = navigation
  const nested = moreLinks.flatMap(({ entries }) => entries)
  const links = [...serviceLinks, ...headerLinks, ...moreLinks, ...nested, headerStrings.contact]
  const marks = links.map(({ href }) => currentMark(href, path)).join()
  return (
    <header
      data-site-header
      data-row={rowFrom(showsName() ? '' : site.name, rowLabels(), logoExcess())}
      className="fixed inset-x-0 top-0 z-40 border-b border-transparent bg-background/75 [backdrop-filter:blur(12px)] eased data-opaque:border-line data-opaque:bg-background"
      {...useShared(
        `header ${isAlwaysDark} ${marks}`,
        <Content path={path} isAlwaysDark={isAlwaysDark} {...navigation} />,
      )}
    />
  )
}

type ContentProps = Navigation & Omit<HeaderProps, 'navigation'>

function Content(props: ContentProps) {
  const { headerLinks, path } = props
  const { contact } = headerStrings
  return (
    <>
      <div className="page-width relative flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        {/* Where letters are spaced (WCAG 1.4.12), the menu goes into a second row before the name is gone. */}
        <div className="flex min-w-0 max-w-max grow basis-32">
          <a href="/" aria-label={navigationLabels.home} className="flex min-h-11 min-w-0 items-center">
            <Logo />
          </a>
        </div>
        <nav aria-label={navigationLabels.main} className="in-row">
          <ul className="flex flex-wrap items-center gap-1 text-small">
            {headerLinks.map(({ label, href }) => (
              <li key={href}>
                {href === '/services' ? (
                  <ServicesMenu {...props} label={label} />
                ) : (
                  <a
                    href={href}
                    aria-current={currentMark(href, path)}
                    className="flex min-h-11 items-center px-2 whitespace-nowrap hover:text-accent-text"
                  >
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center sm:gap-2">
          <Island when="interaction">
            <SiteSearch />
          </Island>
          <ThemeToggle isAlwaysDark={props.isAlwaysDark} />
          <div className="in-row">
            <ButtonLink href={contact.href} aria-current={currentMark(contact.href, path)} size="sm">
              {contact.label}
            </ButtonLink>
          </div>
          <MenuButton />
        </div>
      </div>
      <MobileMenu {...props} />
    </>
  )
}

/**
 * The services link and, below it, the index of sheets. It opens on hover or by its own button; Escape closes it (see
 * `behaviors/menus.ts`). Without script hover alone opens it, and the link leads to the same services.
 */
function ServicesMenu({ serviceLinks, moreLinks, path, label }: ContentProps & { label: string }) {
  const isWithin = serviceLinks.some(({ href }) => currentMark(href, path))
  return (
    <div data-services-menu className="group flex min-h-16 items-center">
      <a
        href="/services"
        aria-current={isWithin ? 'true' : currentMark('/services', path)}
        className="flex min-h-11 items-center py-1 pl-3 hover:text-accent-text"
      >
        {label}
      </a>
      <button
        type="button"
        aria-expanded="false"
        aria-controls="services-menu"
        aria-label={headerStrings.servicesList}
        className="invisible grid size-6 place-items-center rounded-sm script:visible pointer-coarse:size-11"
      >
        <Icon id="chevron-down" className="size-4 transition-transform group-data-open:rotate-180" />
      </button>
      <div
        id="services-menu"
        className="services-panel absolute inset-x-0 top-full border border-line bg-raised"
      >
        <ul className="sheet-index">
          {serviceLinks.map(({ label, href, line, drawing }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(href, path)}>
                <Icon id={drawing} className="size-10 shrink-0 text-accent-text" />
                <span>
                  <b className="block text-small font-semibold text-text">{label}</b>
                  {line}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {moreLinks.length > 0 && (
          <ul className="border-t border-line">
            {moreLinks.map((link) =>
              link.entries.length > 0 ? (
                <PanelGroup key={link.href} link={link} path={path} />
              ) : (
                <li key={link.href}>
                  <a href={link.href} aria-current={currentMark(link.href, path)}>
                    <span>
                      <b className="block text-small font-semibold text-text">{link.label}</b>
                      {link.line}
                    </span>
                    <Icon id="arrow-right" className="size-5 shrink-0" />
                  </a>
                </li>
              ),
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

/**
 * The menu of small screens, a native popover below the header: the browser opens it, closes it on Escape and on a click
 * outside, and tells assistive technology. Links on the same page close it in `behaviors/menus.ts`.
 */
function MobileMenu({ headerLinks, serviceLinks, moreLinks, path }: ContentProps) {
  const { contact } = headerStrings
  const known = headerLinks.map(({ href }) => href)
  const entries = [
    ...headerLinks.map((link) => ({ ...link, entries: [] })),
    ...moreLinks.filter(({ href, entries }) => entries.length > 0 || !known.includes(href)),
  ]
  return (
    <nav
      id="site-menu"
      popover="auto"
      aria-label={navigationLabels.menu}
      className="inset-x-0 m-0 w-full max-w-none border-y border-line bg-background px-(--gutter) pb-2 text-text shadow-soft in-menu backdrop:bg-background/75"
    >
      <ul className="gap-x-10 sm:columns-2">
        {entries.map((entry) =>
          entry.entries.length > 0 ? (
            <MenuGroup key={entry.href} link={entry} path={path} />
          ) : (
            <li key={entry.href}>
              <a
                href={entry.href}
                aria-current={currentMark(entry.href, path)}
                className="text-h3 font-medium"
              >
                {entry.label}
              </a>
              {entry.href === '/services' && (
                <ul className="sheet-index">
                  {serviceLinks.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href} aria-current={currentMark(href, path)}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
        <li className="break-inside-avoid py-3">
          <ButtonLink href={contact.href} aria-current={currentMark(contact.href, path)} className="w-full">
            {contact.label}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  )
}

/** Of its two names and icons one shows (`layout.css`). */
function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget="site-menu"
      className="menu-button in-menu grid size-11 place-items-center rounded-sm hover:bg-surface"
    >
      <span>
        <Icon id="menu" className="size-6" />
        <span className="sr-only">{navigationLabels.openMenu}</span>
      </span>
      <span>
        <Icon id="close" className="size-6" />
        <span className="sr-only">{navigationLabels.closeMenu}</span>
      </span>
    </button>
  )
}
