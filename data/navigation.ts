import { about } from '#data/about.ts'
import { audiences } from '#data/audiences.ts'
import { hasLegalNotice, legalNotice } from '#data/legalNotice.ts'
import { reasons } from '#data/reasons.ts'
import { footerServices, serviceList } from '#data/services/index.ts'
import type { Service } from '#data/services/service.ts'
import { site } from '#data/site.ts'

export interface NavigationLink {
  label: string
  href: string
}

export interface LinkGroup {
  heading: string
  links: NavigationLink[]
}

/** The header's Contact Us button; the last entry of the mobile menu. */
export const contactLink: NavigationLink = { label: 'Contact Us', href: '/contact' }

/** The header's links, before the Contact Us button; none to a section of the home page that has nothing to show. */
export const headerLinks: NavigationLink[] = [
  { label: 'Services', href: '/services' },
  ...(audiences.length > 0 ? [{ label: 'Who We Help', href: '/#who-we-help' }] : []),
  ...(reasons.length > 0 ? [{ label: 'Why Choose', href: '/#why-choose' }] : []),
  { label: 'About', href: about.pillars.length > 0 ? '/#about' : '/about' },
  { label: 'Tools', href: '/tools' },
  { label: 'Blog', href: '/blog' },
]

/** The dropdown below Services. */
export const serviceLinks: NavigationLink[] = serviceList.map(linkTo)

export const mobileLinks: NavigationLink[] = [...headerLinks, contactLink]

export const footerGroups: LinkGroup[] = [
  { heading: 'Services', links: footerServices.map(linkTo) },
  {
    heading: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Careers', href: '/careers' },
      { label: 'Blog', href: '/blog' },
      { label: 'Case Studies', href: '/case-studies' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Cookie Policy', href: '/cookies' },
      ...(hasLegalNotice ? [{ label: legalNotice.title, href: '/legal-notice' }] : []),
    ],
  },
]

/** Profiles elsewhere, which open in a new tab. */
export const socialLinks: NavigationLink[] = [
  { label: 'LinkedIn', href: site.social.linkedin },
  { label: 'X', href: site.social.x },
  { label: 'Facebook', href: site.social.facebook },
  { label: 'Instagram', href: site.social.instagram },
].filter((link): link is NavigationLink => link.href !== null)

/** Accessible names of the controls that show a mark instead of words. */
export const navigationLabels = {
  main: 'Main',
  menu: 'Menu',
  footer: 'Footer',
  home: `${site.name}, home`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  backToTop: 'Back to top',
  skipToContent: 'Skip to main content',
}

function linkTo({ name, href }: Service): NavigationLink {
  return { label: name, href }
}
