import { hasLegalNotice } from '@lintel/rules/legalNotice.ts'
import type { Service } from '@site/data/schemas/services.ts'
import { interfaceWords } from './interface.ts'
import { legalPages } from './legal.ts'
import type { Navigation } from './menus.ts'
import { pageWords } from './pages.ts'
import { services, servicesIn } from './services.ts'

/** The menus of this site. */
export function navigation(): Navigation {
  const { header, footer } = interfaceWords('navigation')
  const { whoWeHelp, whyChoose, about } = pageWords('home')
  const headerLinks: Navigation['headerLinks'] = [
    { label: header.services, href: '/services' },
    ...(whoWeHelp.audiences.length > 0 ? [{ label: header.whoWeHelp, href: '/#who-we-help' }] : []),
    ...(whyChoose.reasons.length > 0 ? [{ label: header.whyChoose, href: '/#why-choose' }] : []),
    { label: header.about, href: about.pillars.length > 0 ? '/#about' : '/about' },
    { label: header.caseStudies.label, href: header.caseStudies.href },
    header.specimens,
    { label: header.tools, href: '/tools' },
    { label: header.blog, href: '/blog' },
  ]
  const legalLinks = legalPages().map(({ title, href }) => ({ label: title, href }))
  if (hasLegalNotice) legalLinks.push({ label: pageWords('legal').notice.title, href: '/legal-notice' })
  return {
    headerLinks,
    serviceLinks: services().map((service) => ({
      ...linkTo(service),
      line: service.line,
      drawing: service.drawing,
    })),
    indexLinks: [header.allServices, header.caseStudies, header.pricing],
    footerGroups: [
      { heading: footer.services, links: servicesIn('footer').map(linkTo) },
      footer.company,
      { heading: footer.legal, links: legalLinks },
    ],
  }
}

const linkTo = ({ name, href }: Service) => ({ label: name, href })
