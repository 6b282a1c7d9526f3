import type { ServiceDrawingId } from '@site/data/schemas/service.ts'
import { site } from './site.ts'

interface NavigationLink {
  label: string
  href: string
}

/** An entry of the index below Services. */
interface IndexLink extends NavigationLink {
  line: string
}

export interface LinkGroup {
  heading: string
  links: NavigationLink[]
}

export interface Navigation {
  /** The header's, before the Contact Us button; none to a section of the home page that has nothing to show. */
  headerLinks: [services: NavigationLink, ...NavigationLink[]]
  /** The dropdown below Services: a sheet for each of them. */
  serviceLinks: (IndexLink & { drawing: ServiceDrawingId })[]
  /** At its foot: all of them, and what they led to. */
  indexLinks: IndexLink[]
  /** Services, the company and, last, legal texts. */
  footerGroups: [LinkGroup, LinkGroup, LinkGroup]
}

/**
 * How a link is marked on the page at `path`: "page" where it leads there, "true" where the page belongs to it, as an
 * article to the blog and the page about the firm to that section of the home page.
 */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const target = href.replace('/#', '/')
  return target === path || path.startsWith(`${target}/`) ? 'true' : undefined
}

/** Profiles elsewhere, which open in a new tab. */
export const socialLinks: NavigationLink[] = [
  { label: 'LinkedIn', href: site.social.linkedin },
  { label: 'X', href: site.social.x },
  { label: 'Facebook', href: site.social.facebook },
  { label: 'Instagram', href: site.social.instagram },
].filter((link): link is NavigationLink => link.href !== null)
