import { anyPage, type PageName, pageSchemas } from '@site/data/schemas/pages/index.ts'
import type { Service } from '@site/data/schemas/services.ts'
import { pageWords } from './pages.ts'
import { readRecord, recordNames } from './records.ts'
import { allReferences } from './references.ts'
import { services } from './services.ts'

/** A page that is made of the blocks of its record. */
export interface BlockPage {
  /** From the project's folder: "content/pages/about.yaml". */
  file: string
  href: string
  head: { title: string; description: string }
  blocks: Service['blocks']
  service?: Service
}

/** Those of `content/pages/`, but for the home page and for words of other pages, and those of the services. */
export function blockPages(): BlockPage[] {
  const names = recordNames('pages').filter((name) => name !== 'home')
  const own = names.flatMap((name): BlockPage[] => {
    const file = `content/pages/${name}.yaml`
    const words = isPageName(name) ? pageWords(name) : readRecord(file, anyPage, allReferences)
    if (!('blocks' in words)) return []
    return [{ head: words.head, blocks: words.blocks, file, href: `/${name}` }]
  })
  return [
    ...own,
    ...services().map((service) => ({
      file: `content/services/${service.id}.yaml`,
      href: service.href,
      head: { title: service.name, description: service.head.description },
      blocks: service.blocks,
      service,
    })),
  ]
}

const isPageName = (name: string): name is Exclude<PageName, 'home'> => Object.hasOwn(pageSchemas, name)
