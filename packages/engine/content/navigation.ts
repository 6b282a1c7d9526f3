import type { Service } from '@site/data/schemas/services.ts'
import { blockOf } from './blockPages.ts'
import { hasLegalNotice } from './legal.ts'
import type { Navigation } from './menus.ts'
import { getCollection, getContent, servicesIn } from './store.ts'

/** Returns the menus of this site. */
export function navigation(): Navigation {
  const { header, footer } = getContent('interface', 'navigation')
  const home = getContent('pages', 'home')
  const { leftOut, whoWeHelp, whyChoose, caseStudies, specimens, pricing } = header
  const helps = !leftOut.whoWeHelp && blockOf(home, 'audiences')?.audiences.length
  const hasReasons = !leftOut.whyChoose && blockOf(home, 'reasons')?.reasons.length
  const headerLinks: Navigation['headerLinks'] = [
    { label: header.services, href: '/services' },
    ...(helps ? [{ label: whoWeHelp, href: '/#who-we-help' }] : []),
    ...(hasReasons ? [{ label: whyChoose, href: '/#why-choose' }] : []),
    ...unless(leftOut.about, {
      label: header.about,
      href: blockOf(home, 'pillars')?.pillars.length ? '/#about' : '/about',
    }),
    ...unless(leftOut.caseStudies, { label: caseStudies.label, href: caseStudies.href }),
    ...unless(leftOut.specimens, specimens),
    ...unless(leftOut.tools, { label: header.tools, href: '/tools' }),
    ...unless(leftOut.blog, { label: header.blog, href: '/blog' }),
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
    indexLinks: [
      header.allServices,
      ...unless(leftOut.caseStudies, caseStudies),
      ...unless(leftOut.pricing, pricing),
    ],
    ownLinks: header.entries,
    footerGroups: [
      { heading: footer.services, links: servicesIn('footer').map(linkTo) },
      footer.company,
      { heading: footer.legal, links: legalLinks },
    ],
  }
}

const unless = <Link>(isLeftOut: boolean, link: Link) => (isLeftOut ? [] : [link])

const linkTo = ({ name, href }: Service) => ({ label: name, href })
