import type { ServiceDrawingId } from '@site/data/schemas/service.ts'
import { site } from '@site/data/site.ts'

interface NavigationLink {
  label: string
  href: string
}

/** A link of the Services menu. It opens a list where it has entries. */
export interface MoreLink extends NavigationLink {
  line?: string | undefined
  entries: NavigationLink[]
}

export interface LinkGroup {
  heading: string
  links: NavigationLink[]
}

export interface Navigation {
  /** Links in the header, before the Contact Us button. Empty sections of the home page have no link. */
  headerLinks: NavigationLink[]
  /** Links of the Services menu: one sheet for each service. */
  serviceLinks: (NavigationLink & { line: string; drawing: ServiceDrawingId })[]
  /** Links at the bottom of the Services menu, and of the menu of small screens. */
  moreLinks: MoreLink[]
  /** Services, company and legal links, in this order. */
  footerGroups: [LinkGroup, LinkGroup, LinkGroup]
}

/**
 * Returns the `aria-current` value of a link on the page at `path`: "page" if it leads there, "true" if it
 * leads to the section that the page belongs to, such as the blog for an article.
 */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const target = href.replace('/#', '/')
  return target === path || path.startsWith(`${target}/`) ? 'true' : undefined
}

/** Profiles on other sites, which open in a new tab. */
export const socialLinks: NavigationLink[] = [
  { label: 'LinkedIn', href: site.social.linkedin },
  { label: 'X', href: site.social.x },
  { label: 'Facebook', href: site.social.facebook },
  { label: 'Instagram', href: site.social.instagram },
].filter((link): link is NavigationLink => link.href !== null)
