import type {
  BlogPosting,
  Organization,
  Person,
  Service as ServiceNode,
  SoftwareApplication,
  Thing,
} from 'schema-dts'
import type { Post } from '#data/posts.ts'
import type { Service } from '#data/schemas/services.ts'
import { site } from '#data/site.ts'
import type { Tool } from '#data/tools.ts'
import type { Subject } from '../head.ts'
import { organizationId } from './organization.ts'

/** What the page is about, where that is a thing of its own. */
export function subjectNodes(subject: Subject | undefined, address: string, image: string): Thing[] {
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

/** A service and what it offers, as its page lists it. */
function serviceNode(service: Service, address: string): ServiceNode {
  const { hero, capabilities } = service
  const name = hero.name ?? service.name
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
      itemListElement: (capabilities?.entries ?? []).map(({ title, description }) => ({
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

/** Posts without a person's name are the team's. */
function authorOf({ author }: Post): Organization | Person {
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
