import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { getCollection, getContent, servicesIn } from '@lintel/engine/content/store.ts'
import type { PageHead, Subject } from '@lintel/engine/render/head.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import type { Service } from '@site/data/schemas/services.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import { site } from '@site/data/site.ts'
import type {
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  ItemList,
  ListItem,
  Organization,
  Person,
  Question,
  Service as ServiceNode,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { introductionOf } from '../ui/Person.tsx'

/**
 * Describes a page in schema.org vocabulary, from the same records as its visible text.
 * @param image address of the page's social image
 */
export function structuredData(head: PageHead, path: string, image: string): Graph {
  const { subject, questions = [] } = head
  const address = `${site.origin}${path}`
  const nodes: Thing[] = [
    organization(),
    website(),
    pageNode(head, address),
    ...breadcrumbs(subject, path),
    ...subjectNodes(subject, address, image),
  ]
  if (questions.length > 0)
    nodes.push({
      '@type': 'FAQPage',
      '@id': `${address}#questions`,
      mainEntity: questions.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
    })
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** Serializes the data for a script element. No text in it can end the element. */
export function serialized(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Ids by which other nodes refer to these two. */
const organizationId = `${site.origin}/#organization`
const websiteId = `${site.origin}/#website`

/** The firm, as shown in the header and footer of every page. */
function organization(): Organization {
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

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: site.origin,
    inLanguage: site.language,
    publisher: { '@id': organizationId },
  }
}

const types: Partial<Record<Subject['kind'], 'AboutPage' | 'CollectionPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  'case-studies': 'CollectionPage',
  specimens: 'CollectionPage',
  posts: 'CollectionPage',
  tools: 'CollectionPage',
}

/** The document, including its list if it has one. */
function pageNode(
  { title, subject }: PageHead,
  address: string,
): AboutPage | CollectionPage | ContactPage | WebPage {
  const items = itemsOf(subject)
  return {
    '@type': (subject && types[subject.kind]) ?? 'WebPage',
    '@id': address,
    url: address,
    name: title,
    inLanguage: site.language,
    isPartOf: { '@id': websiteId },
    ...(items.length > 0 && { mainEntity: listOf(items) }),
  }
}

/** A name and, if there is one, the path of its page. */
type Item = [name: string, path?: string]

function itemsOf(subject: Subject | undefined): Item[] {
  switch (subject?.kind) {
    case 'services':
      return servicesIn('overview').map(({ name, href }) => [name, href])
    case 'case-studies':
      return getCollection('caseStudies').map(({ title, href }) => [title, href])
    case 'specimens':
      return getCollection('specimens').map(({ name, href }) => [name, href])
    case 'posts':
      return subject.posts.map(({ title, slug }) => [title, `/blog/${slug}`])
    case 'tools':
      return getCollection('tools').map(({ title, id }) => [title, `/tools/${id}`])
    default:
      return []
  }
}

function listOf(items: Item[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { url: `${site.origin}${path}` }),
    })),
  }
}

/** The breadcrumbs from the section to the page, named like the links to them. */
function breadcrumbs(subject: Subject | undefined, path: string): BreadcrumbList[] {
  const trail = path === '/blog' ? [] : trailOf(subject, path)
  const itemListElement = trail.map(
    ([name, to], index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${to}`,
    }),
  )
  return trail.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement }] : []
}

function trailOf(subject: Subject | undefined, path: string): Item[] {
  const below = (section: Item, name: string): Item[] => [section, [name, path]]
  switch (subject?.kind) {
    case 'service':
      return below(['Services', '/services'], subject.service.name)
    case 'post':
      return below(['Blog', '/blog'], subject.post.title)
    case 'posts':
      return below(['Blog', '/blog'], subject.title)
    case 'specimen':
      return below([getContent('pages', 'specimens').label, '/specimens'], subject.specimen.name)
    case 'tool':
      return below([getContent('pages', 'tools').label, '/tools'], subject.tool.title)
    case 'case-study':
      return below([getContent('pages', 'case-studies').heading, '/case-studies'], subject.study.title)
    default:
      return []
  }
}

/** What the page is about, if schema.org has a type for it. */
function subjectNodes(subject: Subject | undefined, address: string, image: string): Thing[] {
  switch (subject?.kind) {
    case 'service':
      return [serviceNode(subject.service, address)]
    case 'post':
      return [postNode(subject.post, address, image)]
    case 'tool':
      return [toolNode(subject.tool)]
    default:
      return []
  }
}

/** A service with its offers, as listed on its page. */
function serviceNode(service: Service, address: string): ServiceNode {
  const { hero, name } = service
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    description: hero.lead,
    url: address,
    provider: { '@id': organizationId },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: (blockOf(service, 'capabilities')?.entries ?? []).map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  }
}

function postNode(post: Post, address: string, image: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: post.title,
    ...(post.description && { description: post.description }),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: authorOf(post),
    publisher: { '@id': organizationId },
    image: post.heroImage ? [new URL(site.origin + post.heroImage.src).href, image] : image,
    mainEntityOfPage: address,
    inLanguage: site.language,
    timeRequired: `PT${post.minutes}M`,
  }
}

/** Posts without a named author are credited to the firm. */
function authorOf({ author, person }: Post): Organization | Person {
  if (person?.name)
    return {
      '@type': 'Person',
      name: author,
      jobTitle: person.role,
      url: site.origin + introductionOf(person),
      ...(person.links.length > 0 && { sameAs: person.links.map(({ href }) => href) }),
    }
  if (author === site.team) return { '@type': 'Organization', name: author, url: `${site.origin}/about` }
  return { '@type': 'Person', name: author }
}

function toolNode(tool: Tool): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: tool.title,
    description: tool.detailedDescription,
    url: `${site.origin}${tool.url}`,
    applicationCategory: tool.category,
    featureList: tool.features,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@id': organizationId },
  }
}
