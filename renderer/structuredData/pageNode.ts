import type { AboutPage, CollectionPage, ContactPage, ItemList, WebPage } from 'schema-dts'
import { caseStudies } from '#content/caseStudies.ts'
import { servicesIn } from '#content/services.ts'
import type { Post } from '#data/posts.ts'
import { site } from '#data/site.ts'
import { tools } from '#data/tools.ts'
import type { PageHead, Subject } from '../head.ts'
import { websiteId } from './organization.ts'

type PageType = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'WebPage'

const types: Partial<Record<Subject['kind'], PageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  'case-studies': 'CollectionPage',
  posts: 'CollectionPage',
  tools: 'CollectionPage',
}

/** The document itself, and the list in it where it is one. */
export function pageNode(
  { title, subject }: PageHead,
  path: string,
): AboutPage | CollectionPage | ContactPage | WebPage {
  const items = itemsOf(subject)
  return {
    '@type': (subject && types[subject.kind]) ?? 'WebPage',
    '@id': `${site.origin}${path}`,
    url: `${site.origin}${path}`,
    name: title,
    inLanguage: site.language,
    isPartOf: { '@id': websiteId },
    ...(items.length > 0 && { mainEntity: listOf(items) }),
  }
}

interface Item {
  name: string
  /** Left out where the thing has no page of its own. */
  path?: string
}

function itemsOf(subject: Subject | undefined): Item[] {
  switch (subject?.kind) {
    case 'services':
      return servicesIn('overview').map(({ name, href }) => ({ name, path: href }))
    case 'case-studies':
      return caseStudies().map(({ title }) => ({ name: title }))
    case 'posts':
      return subject.posts.map(({ title, slug }: Post) => ({ name: title, path: `/blog/${slug}` }))
    case 'tools':
      return tools.map(({ title, id }) => ({ name: title, path: `/tools/${id}` }))
    default:
      return []
  }
}

function listOf(items: Item[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { url: `${site.origin}${path}` }),
    })),
  }
}
