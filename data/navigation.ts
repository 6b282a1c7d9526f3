import { hasLegalNotice, legalNotice } from '#data/legalNotice.ts'
import { site } from '#data/site.ts'

export interface NavigationLink {
  label: string
  href: string
}

export interface LinkGroup {
  heading: string
  links: NavigationLink[]
}

export interface Navigation {
  /** The header's, before the Contact Us button; none to a section of the home page that has nothing to show. */
  headerLinks: NavigationLink[]
  /** The dropdown below Services. */
  serviceLinks: NavigationLink[]
  mobileLinks: NavigationLink[]
  footerGroups: LinkGroup[]
}

interface Linked {
  name: string
  href: string
}

interface NavigationFacts {
  /** Which sections of the home page have something to show. */
  sections: Record<'whoWeHelp' | 'whyChoose' | 'about', boolean>
  services: Linked[]
  footerServices: Linked[]
}

/** The header's Contact Us button; the last entry of the mobile menu. */
export const contactLink: NavigationLink = { label: 'Contact Us', href: '/contact' }

/** Where the menus of a site lead that has these sections and services. */
export function navigationOf({ sections, services, footerServices }: NavigationFacts): Navigation {
  const headerLinks = [
    { label: 'Services', href: '/services' },
    ...(sections.whoWeHelp ? [{ label: 'Who We Help', href: '/#who-we-help' }] : []),
    ...(sections.whyChoose ? [{ label: 'Why Choose', href: '/#why-choose' }] : []),
    { label: 'About', href: sections.about ? '/#about' : '/about' },
    { label: 'Tools', href: '/tools' },
    { label: 'Blog', href: '/blog' },
  ]
  return {
    headerLinks,
    serviceLinks: services.map(linkTo),
    mobileLinks: [...headerLinks, contactLink],
    footerGroups: [
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
    ],
  }
}

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

function linkTo({ name, href }: Linked): NavigationLink {
  return { label: name, href }
}
