import type { Service } from '@site/data/schemas/services.ts'
import { blockOf } from './blockPages.ts'
import { hasLegalNotice } from './legal.ts'
import type { Navigation } from './menus.ts'
import { getCollection, getContent, servicesIn } from './store.ts'

/** Returns the menus of this site. */
export function navigation(): Navigation {
  const { header, footer } = getContent('interface', 'navigation')
  const home = getContent('pages', 'home')
  const headerLinks: Navigation['headerLinks'] = [
    { label: header.services, href: '/services' },
    ...(blockOf(home, 'audiences')?.audiences.length
      ? [{ label: header.whoWeHelp, href: '/#who-we-help' }]
      : []),
    ...(blockOf(home, 'reasons')?.reasons.length ? [{ label: header.whyChoose, href: '/#why-choose' }] : []),
    { label: header.about, href: blockOf(home, 'pillars')?.pillars.length ? '/#about' : '/about' },
    { label: header.caseStudies.label, href: header.caseStudies.href },
    header.specimens,
    { label: header.tools, href: '/tools' },
    { label: header.blog, href: '/blog' },
  ]
  const legalLinks = getCollection('legal').map(({ title, href }) => ({ label: title, href }))
  if (hasLegalNotice)
    legalLinks.push({ label: getContent('pages', 'legal').notice.title, href: '/legal-notice' })
  return {
    headerLinks,
    serviceLinks: getCollection('services').map((service) => ({
      ...linkTo(service),
      line: service.line,
      drawing: service.drawing,
    })),
    indexLinks: [header.allServices, header.caseStudies, header.pricing],
    ownLinks: header.entries,
    footerGroups: [
      { heading: footer.services, links: servicesIn('footer').map(linkTo) },
      footer.company,
      { heading: footer.legal, links: legalLinks },
    ],
  }
}

const linkTo = ({ name, href }: Service) => ({ label: name, href })
