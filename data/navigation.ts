import { site } from '#content/site.ts'

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
  /** With the Contact Us button's as the last. */
  mobileLinks: NavigationLink[]
  /** Services, the company and, last, legal texts. */
  footerGroups: [LinkGroup, LinkGroup, LinkGroup]
}

/** Profiles elsewhere, which open in a new tab. */
export const socialLinks: NavigationLink[] = [
  { label: 'LinkedIn', href: site.social.linkedin },
  { label: 'X', href: site.social.x },
  { label: 'Facebook', href: site.social.facebook },
  { label: 'Instagram', href: site.social.instagram },
].filter((link): link is NavigationLink => link.href !== null)
