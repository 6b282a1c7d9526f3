import { readFileSync } from 'node:fs'
import { blockPages } from '@lintel/engine/content/blockPages.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { withoutHidden } from '@lintel/engine/content/hiddenBlocks.ts'
import { IslandFilesContext } from '@lintel/kit/hydration/Island.tsx'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Blocks } from '#components/blocks/index.tsx'
import { emptyParts } from '#tests/support/emptyParts.ts'

const everyBlock = blockPages().flatMap(({ href, blocks, service }) =>
  blocks.map((block) => ({ path: href, name: block.block, block, service })),
)

test.each(everyBlock)('$name on $path shows what its record says', ({ block, service }) => {
  const html = renderToStaticMarkup(
    <IslandFilesContext value={() => ({ module: '', mount: '', imports: [] })}>
      <Blocks blocks={[block]} service={service} />
    </IslandFilesContext>,
  )
  expect(html).not.toMatch(/undefined|null|NaN|\[object/)
  expect(emptyParts(html)).toEqual([])
  if (!('title' in block)) return
  const headings = parse(html).querySelectorAll('h1, h2')
  expect(headings.map(({ textContent }) => textContent)).toContain(block.title)
})

describe('what an owner may write by mistake in the blocks of a page', () => {
  const path = 'services/automation.yaml'
  const source = readFileSync(`content/${path}`, 'utf8')
  const lineOf = (text: string) => source.slice(0, source.indexOf(text)).split('\n').length

  test.each([
    [
      'a block that there is not',
      '- block: steps',
      '- block: stepz',
      'there is no block "stepz"',
      /steps, tools/,
    ],
    ['a block without its name', '- block: steps\n    label', '- label', 'block is missing', /steps, tools/],
    [
      'a field that it has not',
      'layout: columns',
      'look: beam',
      'there is no field "look" here',
      /layout, label/,
    ],
    ['a layout that it has not', 'layout: columns', 'layout: arch', 'layout is "arch"', /pairs, rows/],
  ])('%s is named with its line and what to do', (_, from, to, message, fix) => {
    const diagnostics = checkRecord(path, source.replace(from, to))
    expect(diagnostics).toEqual([
      expect.objectContaining({
        file: `content/${path}`,
        line: lineOf(from),
        message,
        fix: expect.stringMatching(fix),
      }),
    ])
  })

  test('a field that is missing is named where the block begins', () => {
    const [diagnostic] = checkRecord(
      path,
      source.replace(/ {4}title: Four ways.*\n|(?<=layout: columns\n) {4}label: .*\n/, ''),
    )
    expect(diagnostic).toMatchObject({ line: lineOf('layout: columns') - 1, message: 'label is missing' })
  })
})

test('a page has at least one block, as without any it would be blank', () => {
  const page = 'head: { title: Our promise, description: What we promise. }\nblocks: []\n'
  expect(checkRecord('pages/promise.yaml', page)).toMatchObject([
    { field: 'blocks', fix: 'add or show a block: a page without any is blank' },
  ])
})

test('a hidden block is not on the page, in its copies or among its pictures', () => {
  const record = { id: 'promise', blocks: [{ block: 'text' }, { block: 'steps', hidden: true }] }
  expect(withoutHidden(record)).toEqual({ id: 'promise', blocks: [{ block: 'text' }] })
  expect(withoutHidden({ blocks: 'text' })).toEqual({ blocks: 'text' })
  expect(withoutHidden(null)).toBe(null)
})

describe('a page has one title', () => {
  const hero = '  - { block: text-hero, title: Our promise, lead: What we promise. }\n'
  const text = '  - { block: text, text: Words. }\n'
  const form = '  - block: contact-form\n'
  const page = (...blocks: string[]) =>
    `head: { title: Our promise, description: What we promise. }\nblocks:\n${blocks.join('')}`

  test.each([
    ['none', page(text), 'add or show a block with the title of the page, such as “Text hero”'],
    [
      'a hidden one',
      page(`${hero.replace(' }', ', hidden: true }')}`, text),
      /^add or show a block with the title/,
    ],
    ['two', page(hero, text, hero), /^keep one block with the title of the page/],
    ['one besides the form as a page', page(hero, `${form}    layout: page\n`), /^keep one block/],
    ['one, but two forms', page(hero, form, form), 'keep one contact form, and remove or hide the others'],
  ])('%s is refused with what to do', (_, source, fix) => {
    expect(checkRecord('pages/promise.yaml', source)).toMatchObject([
      { field: 'blocks', fix: expect.stringMatching(fix) },
    ])
  })

  test('one is right, wherever it stands', () =>
    expect(checkRecord('pages/promise.yaml', page(text, hero, form))).toEqual([]))

  test('a hidden one does not count, and is checked all the same', () => {
    const hidden = hero.replace(' }', ', hidden: true }')
    expect(checkRecord('pages/promise.yaml', page(hidden, hero, form))).toEqual([])
    expect(checkRecord('pages/promise.yaml', page(hidden.replace('lead:', 'led:'), hero))).toMatchObject([
      { message: 'lead is missing' },
      { message: 'there is no field "led" here' },
    ])
  })

  test('the page of a service has it already', () => {
    const path = 'services/automation.yaml'
    const source = readFileSync(`content/${path}`, 'utf8').replace(/^blocks:\n/m, `blocks:\n${hero}`)
    expect(checkRecord(path, source)).toMatchObject([{ fix: expect.stringMatching(/^remove what has/) }])
  })
})
