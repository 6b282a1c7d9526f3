import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { expect, test } from 'vitest'
import { client, pages } from './artefact.ts'

const islandTag = /<page-island\b[^>]*>/g
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

test.each(pages)('the islands of $path name code that exists, and ids that differ', ({ html }) => {
  const tags = html.match(islandTag) ?? []
  expect(tags.length).toBeGreaterThan(1)
  for (const tag of tags) {
    const files = ['module', 'mount', 'imports'].flatMap((name) =>
      attribute(tag, name).split(' ').filter(Boolean),
    )
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(existsSync(join(client, file)), file).toBe(true)
    expect(['load', 'idle', 'visible', 'interaction']).toContain(attribute(tag, 'when'))
  }
  const prefixes = tags.map((tag) => attribute(tag, 'prefix'))
  expect(new Set(prefixes).size).toBe(prefixes.length)
})

test.each(pages)('no button of $path stands where nothing answers to it', ({ html }) => {
  const outside = html
    .replace(/<page-island\b[\s\S]*?<\/page-island>/g, '')
    // Of the page without script, which the edge answers.
    .replace(/<form[^>]*action="\/search"[\s\S]*?<\/form>/, '')
  const buttons = outside.match(/<button\b[^>]*>/g) ?? []
  const answered = [
    'popovertarget=',
    'data-theme-toggle',
    'data-share-copy=',
    'data-theme-option=',
    'aria-controls="services-menu"',
    // Of a sheet, which takes it away where its script does not come; of the hero, whose script shows it.
    'sheet-control',
    'data-support=',
    ...(optionalServices.length > 0 ? ['data-consent='] : []),
  ]
  const isAnswered = (button: string) => answered.some((name) => button.toLowerCase().includes(name))
  expect(buttons.filter((button) => !isAnswered(button))).toEqual([])
})
