import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { jsonFeedSchema } from '#tests/renderer/outputs/jsonFeedSchema.ts'
import { read } from './artefact.ts'

const atomSchema = readFileSync('tests/renderer/outputs/atom.rng', 'utf8')

test('the feeds of the real posts are valid', async () => {
  const xml = read('blog/feed.xml')
  const { errors } = await validateXML({ xml, schema: atomSchema, extension: 'relaxng' })
  expect(errors.map(({ message }) => message)).toEqual([])
  const { issues = [] } = v.safeParse(jsonFeedSchema, JSON.parse(read('blog/feed.json')))
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
})
