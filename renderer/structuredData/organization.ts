import type { Organization, WebSite } from 'schema-dts'
import { site } from '#data/site.ts'

/** Addresses by which other nodes refer to these two. */
export const organizationId = `${site.origin}/#organization`
export const websiteId = `${site.origin}/#website`

/** The firm, as header and footer of every page show it. */
export function organization(): Organization {
  const profiles = Object.values<string | null>(site.social).filter((address) => address !== null)
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: site.origin,
    logo: `${site.origin}/icon-512.png`,
    slogan: site.tagline,
    email: site.email.hello,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: site.origin,
    inLanguage: site.language,
    publisher: { '@id': organizationId },
  }
}
