import { Icon } from '#components/icons/Icon.tsx'
import { servicesMenuWords } from '#data/interface.ts'
import { serviceLinks } from '#data/navigation.ts'

/**
 * The services link and the list below it. It opens on hover or by its own button; Escape closes it (see
 * `behaviors/servicesMenu.ts`). Without script hover alone opens it, and the link leads to the same services.
 */
export function ServicesMenu({ current }: { current: string }) {
  const currentOf = (href: string) => (href === current ? 'page' : undefined)
  return (
    <div data-services-menu className="group relative flex items-center">
      <a
        href="/services"
        aria-current={currentOf('/services')}
        className="flex min-h-11 items-center py-1 pr-1 pl-3 hover:text-accent-text aria-[current]:text-accent-text"
      >
        {servicesMenuWords.services}
      </a>
      <button
        type="button"
        aria-expanded="false"
        aria-controls="services-menu"
        aria-label={servicesMenuWords.list}
        className="invisible grid size-8 place-items-center rounded-sm script:visible pointer-coarse:size-11"
      >
        <Icon id="chevron-down" className="size-4 transition-transform group-data-open:rotate-180" />
      </button>
      <div
        id="services-menu"
        className="services-panel absolute top-full left-0 w-72 rounded-md border border-line bg-raised p-2 shadow-soft"
      >
        <ul>
          {serviceLinks.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={currentOf(href)}
                className="flex min-h-11 items-center rounded-sm px-3 hover:bg-surface hover:text-accent-text aria-[current]:text-accent-text"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
