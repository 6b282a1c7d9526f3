import type { Service } from '@site/data/schemas/services.ts'
import { blockOf } from './blockPages.ts'
import { hasLegalNotice } from './legal.ts'
import type { Navigation } from './menus.ts'
import { getCollection, getContent, servicesIn } from './store.ts'

/** Returns the menus of this site. */
export function navigation(): Navigation {
  const { header, footer } = getContent('interface', 'navigation')
  const legalLinks = getCollection('legal').map(({ title, href }) => ({ label: title, href }))
  if (hasLegalNotice)
    legalLinks.push({ label: getContent('pages', 'legal').notice.title, href: '/legal-notice' })
  return {
    headerLinks: header.entries.flatMap(shown),
    serviceLinks: getCollection('services').map((service) => ({
      ...linkTo(service),
      line: service.line,
      drawing: service.drawing,
    })),
    moreLinks: header.more,
    footerGroups: [
      { heading: footer.services, links: servicesIn('footer').map(linkTo) },
      footer.company,
      { heading: footer.legal, links: legalLinks },
    ],
  }
}

/** The sections of the home page that the header may lead to, by the blocks that show them. */
const homeSections = [
  { href: '/#who-we-help', isShown: (home: Home) => blockOf(home, 'audiences')?.audiences.length },
  { href: '/#why-choose', isShown: (home: Home) => blockOf(home, 'reasons')?.reasons.length },
  { href: '/#about', isShown: (home: Home) => blockOf(home, 'pillars')?.pillars.length, instead: '/about' },
]

type Home = ReturnType<typeof getContent<'pages', 'home'>>

/** An entry that leads to a section which the home page leaves out is left out too, or leads to its page. */
function shown<Link extends { href: string }>(link: Link): Link[] {
  const section = homeSections.find(({ href }) => href === link.href)
  if (!section || section.isShown(getContent('pages', 'home'))) return [link]
  return section.instead ? [{ ...link, href: section.instead }] : []
}

/** The labels of what the header shows in one row. */
export function rowLabels(): string[] {
  const { entries, contact } = getContent('interface', 'navigation').header
  return [...entries.flatMap(shown), contact].map(({ label }) => label)
}

const linkTo = ({ name, href }: Service) => ({ label: name, href })
