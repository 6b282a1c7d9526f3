import { readFileSync } from 'node:fs'
import type { Path } from '@lintel/engine/content/change.ts'
import { claimsFile } from '@lintel/engine/content/claims.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { splitBlocks } from '../versions/merge/mergeTexts.ts'
import { nameOfUse } from './fieldNames.ts'
import { nameOfFile } from './nameOfFile.ts'

export interface Use {
  file: string
  /** The name of the file for people. */
  name: string
  /** The name of the field; in an article, of the paragraph. */
  field: string
}

interface Found {
  id: string
  path: Path
}

/** The uses of each claim, by its id: in fields named "claim" or "claims", and in tokens. */
export function usesOfClaims(): Map<string, Use[]> {
  const uses = filesOf('content/**/*.{yaml,md,mdx}', [claimsFile]).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('claim')) return []
    const { matter, body } = recordAndText(file, source)
    const record = recordOf(matter)
    const named = [...usesIn(record, []), ...usesIn(splitBlocks(body), [])]
    const name = nameOfFile(file, source)
    return named.map(({ id, path }) => ({ id, file, name, field: nameOfUse(file, path, record) }))
  })
  return Map.groupBy(uses, ({ id }) => id)
}

/** What cannot be parsed is searched as one text. */
export function recordOf(source: string): unknown {
  try {
    return parseDocument(source).toJS()
  } catch {
    return source
  }
}

function usesIn(value: unknown, path: Path): Found[] {
  if (typeof value === 'string') return tokensIn(value, path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    return [...tokensIn(key, at), ...(/^claims?$/.test(key) ? idsIn(each, at) : []), ...usesIn(each, at)]
  })
}

const tokensIn = (text: string, path: Path): Found[] =>
  [...text.matchAll(/\{\{\s*claim\.(\w+)/g)].map(([, id = '']) => ({ id, path }))

/** @param value the id of a claim, or a list or group of them */
function idsIn(value: unknown, path: Path): Found[] {
  if (typeof value === 'string') return [{ id: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? [{ id: each, path: [...path, Array.isArray(value) ? Number(key) : key] }] : [],
  )
}
