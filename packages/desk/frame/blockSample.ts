import { type BlockPage, blockPages } from '@lintel/engine/content/blockPages.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { collections, namedBy, schemaOf } from '@lintel/engine/content/collections.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import { parseRecord } from '@lintel/engine/content/records.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { getEntry } from '@lintel/engine/content/store.ts'
import { references } from '@lintel/engine/content/tokens.ts'
import { stringify } from 'yaml'
import { type Field, fieldOf } from '../records/fields.ts'
import { createSample } from '../records/sample.ts'

/** A page with nothing but a block: as it stands on a page of the site, or with made-up words where it stands on none. */
export function blockSample(name: string): BlockPage | undefined {
  for (const page of blockPages()) {
    const block = page.blocks.find((each) => each.block === name)
    if (block) return { ...page, blocks: [block] }
  }
  return madeUp(name)
}

const anyPage = 'pages/a-sample.yaml'

/** @returns undefined where the site has not yet what the block shows, such as a picture */
function madeUp(name: string): BlockPage | undefined {
  const schema = schemaOf(anyPage)
  const page = schema && fieldOf(schema)
  const blocks = page?.kind === 'group' ? page.fields.blocks : undefined
  const groups = blocks?.kind === 'list' && blocks.entry.kind === 'variant' ? blocks.entry.groups : []
  const fields = (block: string) =>
    groups.find((group) => group.block?.kind === 'choice' && group.block.options[0] === block)
  const [own, hero] = [fields(name), fields('text-hero')]
  if (!schema || !own || !hero) return undefined
  const head = { title: name, description: name }
  // A page has a title; a block that is one stands alone.
  for (const list of [[hero, own], [own]]) {
    const source = stringify({ head, blocks: list.map((group) => sample({ kind: 'group', fields: group })) })
    const { record } = parseRecord(`content/${anyPage}`, source, schema, {
      ...references,
      named: namedBy('pages', (kind, id) => getEntry(kind, id) ?? madeUpRecord(kind)),
    })
    if (record)
      return { href: '/a-sample', head, pictures: [], blocks: (record as BlockPage).blocks.slice(-1) }
  }
  return undefined
}

function madeUpRecord(kind: Parameters<typeof getEntry>[0]): object | undefined {
  const schema = schemaOf(pathOf(collections[kind].files, 'a-sample'))
  if (!schema) return undefined
  return { ...(sample(fieldOf(schema)) as object), id: 'a-sample', href: '/', sheet: 1, sheets: 1 }
}

function sample(field: Field): unknown {
  const [picture = ''] = filesOf('content/blog/images/*')
  return createSample(field, {
    claim: Object.keys(claims)[0] ?? '',
    picture: picture.replace('content/blog/', ''),
  })
}
