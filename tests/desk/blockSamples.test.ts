import { blockSample } from '@lintel/desk/frame/blockSample.ts'
import { fieldOf } from '@lintel/desk/records/fields.ts'
import { blockPages } from '@lintel/engine/content/blockPages.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { expect, test } from 'vitest'

const page = fieldOf(schemaOf('pages/anything.yaml') as never)
const list = page.kind === 'group' ? page.fields.blocks : undefined
const { options } =
  list?.kind === 'list' && list.entry.kind === 'variant' ? list.entry.choice : { options: [] }
const standing = blockPages().flatMap(({ blocks }) => blocks.map(({ block }) => block))

test.each(options)('%s is shown alone, as it stands or with made-up words', (name) => {
  const sample = blockSample(name)
  expect(sample?.blocks).toMatchObject([{ block: name }])
  expect(sample?.href === '/a-sample').toBe(!standing.includes(name as never))
})

test('a block that there is not has no sample', () => expect(blockSample('nothing')).toBe(undefined))
