import { currentMark, type LinkGroup, socialLinks } from '@lintel/engine/content/menus.ts'
import { footerStrings, navigationLabels, newTab } from '@lintel/engine/content/strings.ts'
import { site } from '@site/data/site.ts'
import { Island } from '../hydration/Island.tsx'
import { Icon, type IconId } from '../icons/Icon.tsx'
import NewsletterForm from '../islands/NewsletterForm.tsx'
import { useShared } from '../shared.ts'
import { ThemeMenu } from '../theme/ThemeControls.tsx'
import { Fold } from '../ui/Fold.tsx'
import { ConsentButton } from './ConsentPanel.tsx'
import { Logo } from './Logo.tsx'

interface FooterProps {
  path: string
  isPersonal: boolean
  isAlwaysDark: boolean
  groups: LinkGroup[]
}

/** Link groups, ways to reach the firm, the newsletter and the theme; on most pages also the choice of optional services. */
export function SiteFooter(props: FooterProps) {
  const { path, isPersonal, isAlwaysDark, groups } = props
  const links = groups.flatMap((group) => group.links)
  const marked = links.map(({ href }) => currentMark(href, path) && `${currentMark(href, path)} ${href}`)
  return (
    <footer
      data-site-footer
      className="border-t border-line bg-surface text-small"
      {...useShared(
        ['footer', isPersonal && 'personal', isAlwaysDark && 'dark', ...marked].filter(Boolean).join(' '),
        <Content {...props} />,
      )}
    />
  )
}

function Content({ path, isPersonal, isAlwaysDark, groups }: FooterProps) {
  return (
    <>
      <div className="page-width grid gap-x-8 gap-y-2 py-5 sm:grid-cols-4 md:grid-cols-6 md:py-16 md:gap-y-12 lg:grid-cols-12">
        <div className="col-span-full md:col-span-6 lg:col-span-4">
          <Logo />
          <p className="mt-3 text-muted">{site.tagline}</p>
          <div className="mt-6 max-w-sm md:mt-8">
            <h2 className="font-semibold">{footerStrings.newsletter.title}</h2>
            <p className="mt-1 text-muted">{footerStrings.newsletter.text}</p>
            <Island when="interaction">
              <NewsletterForm place="footer" />
            </Island>
          </div>
        </div>
        <nav
          aria-label={navigationLabels.footer}
          className="contents md:col-span-4 md:flex md:justify-between md:gap-8 lg:col-span-6"
        >
          {groups.map((group) => (
            <FooterGroup key={group.heading} path={path} {...group} />
          ))}
        </nav>
        <Reach />
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center gap-4 py-5">
          <p className="text-muted">
            © {site.name}. {footerStrings.rights}
          </p>
          {!isPersonal && <ConsentButton />}
          <ThemeMenu isAlwaysDark={isAlwaysDark} />
        </div>
      </div>
    </>
  )
}

function FooterGroup({ path, heading, links }: LinkGroup & { path: string }) {
  return (
    <div>
      <h2 className="label text-muted max-sm:hidden">{heading}</h2>
      <Fold label={heading} className="max-sm:border-t max-sm:border-line">
        <ul className="md:mt-3">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={currentMark(href, path)}
                className="inline-flex min-h-8 items-center py-1.5 leading-tight hover:text-accent-text pointer-coarse:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

function Reach() {
  return (
    <div className="border-line max-sm:border-t max-sm:pt-5 md:col-span-2">
      <h2 className="label text-muted">{footerStrings.reach}</h2>
      <ul className="mt-1 md:mt-3">
        <li>
          <a
            href={`mailto:${site.email.hello}`}
            className="inline-flex min-h-8 items-center break-all hover:text-accent-text pointer-coarse:min-h-11"
          >
            {site.email.hello}
          </a>
        </li>
        {site.whatsapp && (
          <li>
            <a
              href={`https://wa.me/${site.whatsapp}`}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-8 items-center hover:text-accent-text pointer-coarse:min-h-11"
            >
              {footerStrings.whatsapp}
              <span className="sr-only"> {newTab}</span>
            </a>
          </li>
        )}
      </ul>
      {socialLinks.length > 0 && (
        <ul className="-ml-2.5 flex md:mt-4 flex-wrap">
          {socialLinks.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${label} ${newTab}`}
                className="grid size-10 place-items-center rounded-sm hover:text-accent-text pointer-coarse:size-11"
              >
                <Icon id={label.toLowerCase() as IconId} className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
