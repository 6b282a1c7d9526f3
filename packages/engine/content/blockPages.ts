import { isShownAt } from '@lintel/rules/moment.ts'
import type { Service } from '@site/data/schemas/services.ts'
import { site } from '@site/data/site.ts'
import { now, showsEverything } from './now.ts'
import { permittedBlocks } from './permissions.ts'
import { pictureNamed } from './pictures.ts'
import { getCollection } from './store.ts'

/** A page built from the blocks of its record. */
export interface BlockPage {
  href: string
  head: { title: string; description: string }
  blocks: Service['blocks']
  service?: Service
  /** The addresses of its pictures, which are others when a file is: a build then renders the page again. */
  pictures: string[]
}

/**
 * Lists the records of `content/pages/` that have blocks and are shown now, and those of the services. A record without
 * a `head`, which is the home page's, takes it from the brand.
 */
export function blockPages(): BlockPage[] {
  const pages = [
    ...getCollection('pages')
      .filter((page) => 'blocks' in page)
      .filter((page) => showsEverything() || isShownAt(page, now()))
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
  return pages.map((page) => {
    const blocks = permittedBlocks(page.blocks)
    return { ...page, blocks, pictures: blocks.flatMap(picturesOf).map(addressOf) }
  })
}

function picturesOf(block: Service['blocks'][number]): string[] {
  if (block.block === 'picture') return [block.picture]
  return block.block === 'client-logos' ? block.clients.map(({ logoOf }) => logoOf.logo) : []
}

const addressOf = (picture: string) => pictureNamed(picture)?.address ?? ''

/** Returns the first block with a name on a page, or undefined if the owner has removed it. */
export function blockOf<Block extends { block: string }, Name extends Block['block']>(
  { blocks }: { blocks: readonly Block[] },
  name: Name,
): Extract<Block, { block: Name }> | undefined {
  return blocks.find((each): each is Extract<Block, { block: Name }> => each.block === name)
}
