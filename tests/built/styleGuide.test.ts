import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { client, pages, read } from './artefact.ts'

const texts = '**/*.{html,css,js,json,xml,txt,svg,webmanifest}'

test('the style guide of development is no page of the artefact, and nothing names it', () => {
  expect(existsSync('pages/style-guide/+Page.tsx')).toBe(true)
  expect(pages.map(({ path }) => path).filter((path) => path.includes('style-guide'))).toEqual([])
  expect(globSync('**/*style-guide*', { cwd: client })).toEqual([])
  const naming = globSync(texts, { cwd: client }).filter((file) => read(file).includes('style-guide'))
  expect(naming).toEqual([])
})

test('none of its own classes is in a style sheet', () => {
  const own = new Set(readFileSync('pages/style-guide/style-guide.css', 'utf8').match(/(?<=^\.)[\w-]+/gm))
  expect(own.size).toBeGreaterThan(5)
  const sheets = globSync('{**/*.css,index.html}', { cwd: client }).map((file) => read(file))
  expect(sheets.length).toBeGreaterThan(1)
  for (const name of own) for (const sheet of sheets) expect(sheet).not.toContain(`.${name}`)
})
