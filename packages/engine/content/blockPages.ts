import type { Service } from '@site/data/schemas/services.ts'
import { site } from './site.ts'
import { getCollection } from './store.ts'

/** A page that is made of the blocks of its record. */
export interface BlockPage {
  href: string
  head: { title: string; description: string }
  blocks: Service['blocks']
  service?: Service
}

/** Those of `content/pages/`, but for words of other pages, and those of the services. The brand speaks for the first page. */
export function blockPages(): BlockPage[] {
  return [
    ...getCollection('pages')
      .filter((page) => 'blocks' in page)
      .map((page) => ({
        ...page,
        head: page.head ?? { title: site.tagline, description: site.description },
      })),
    ...getCollection('services').map((service) => ({
      ...service,
      head: { title: service.name, description: service.head.description },
      service,
    })),
  ]
}
