import type { Service } from '@site/data/schemas/services.ts'
import { getCollection } from './store.ts'

/** A page that is made of the blocks of its record. */
export interface BlockPage {
  href: string
  head: { title: string; description: string }
  blocks: Service['blocks']
  service?: Service
}

/** Those of `content/pages/`, but for the home page and for words of other pages, and those of the services. */
export function blockPages(): BlockPage[] {
  return [
    ...getCollection('pages').filter((page) => page.id !== 'home' && 'blocks' in page),
    ...getCollection('services').map((service) => ({
      ...service,
      head: { title: service.name, description: service.head.description },
      service,
    })),
  ]
}
