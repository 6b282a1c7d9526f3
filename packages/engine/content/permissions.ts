import type { Service } from '@site/data/schemas/services.ts'
import type { Client, Quote } from '../schemas/permission.ts'
import { today } from './now.ts'

type Permission = Pick<Quote | Client, 'permittedBy' | 'permitted' | 'until' | 'revoked'>
type Blocks = Service['blocks']

/**
 * Why no page may show a quote or a logo; undefined where one may.
 * @param today YYYY-MM-DD
 */
export function whyHidden(
  { permittedBy, permitted, until, revoked }: Permission,
  today: string,
): string | undefined {
  if (!permittedBy || !permitted) return 'nobody has permitted it yet'
  if (revoked && revoked <= today) return `its permission was taken back on ${revoked}`
  if (until && until < today) return `its permission ended on ${until}`
  return permitted > today ? `it is permitted from ${permitted} on` : undefined
}

/** The blocks of a page without what is not permitted, and without those that show nothing else. */
export function permittedBlocks(blocks: Blocks): Blocks {
  const day = today()
  return blocks.flatMap((block): Blocks => {
    if (block.block === 'quote') return whyHidden(block.quote, day) ? [] : [block]
    if (block.block !== 'client-logos') return [block]
    const clients = block.clients.filter(({ logoOf }) => !whyHidden(logoOf, day))
    return clients.length > 0 ? [{ ...block, clients }] : []
  })
}
