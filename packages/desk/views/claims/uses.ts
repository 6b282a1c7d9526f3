import { readFileSync } from 'node:fs'
import { claimsFile } from '@lintel/engine/content/claims.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { lineAt } from '@lintel/rules/diagnostic.ts'
import { isMap, isScalar, isSeq, LineCounter, visit } from 'yaml'

export interface Use {
  file: string
  line: number
}

/** The uses of each claim, by its id: in fields named "claim" or "claims", and in tokens. */
export function usesOfClaims(): Map<string, Use[]> {
  const uses = filesOf('content/**/*.{yaml,md,mdx}', [claimsFile]).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...tokensIn(source), ...(file.endsWith('.yaml') ? fieldsIn(source) : [])].map((use) => ({
      ...use,
      file,
    }))
  })
  return Map.groupBy(uses, ({ id }) => id)
}

const tokensIn = (source: string) =>
  [...source.matchAll(/\{\{\s*claim\.(\w+)/g)].map(({ 1: id = '', index }) => ({
    id,
    line: lineAt(source, index),
  }))

function fieldsIn(source: string): { id: string; line: number }[] {
  const lines = new LineCounter()
  const found: { id: string; line: number }[] = []
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !/^claims?$/.test(String(key.value))) return
      const ids = isSeq(value) ? value.items : isMap(value) ? value.items.map((each) => each.value) : [value]
      for (const id of ids)
        if (isScalar(id) && id.range)
          found.push({ id: String(id.value), line: lines.linePos(id.range[0]).line })
    },
  })
  return found
}
