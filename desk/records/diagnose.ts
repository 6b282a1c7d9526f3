import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { checkRecord } from '#content/checkRecords.ts'
import { claims, claimsFile } from '#content/claims.ts'
import { readPosts } from '#content/posts.ts'
import { parseRecord } from '#content/records.ts'
import { siteFile } from '#content/site.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { claimsSchema } from '#data/schemas/claim.ts'
import { checkBrand } from '#scripts/quality/checks/brand.ts'
import { checkClaims } from '#scripts/quality/checks/claims.ts'
import { checkFigures } from '#scripts/quality/checks/figures.ts'
import { addressesIn, checkLinks, createFollowLink } from '#scripts/quality/checks/links.ts'
import { copyOf } from '#scripts/quality/checks/recordTexts.ts'

interface Diagnosed {
  /** No page can be made of it: it is not written. */
  isBroken: boolean
  /** Each with the field that it is about. */
  diagnostics: Diagnostic[]
}

/** What `npm run check -- content` says of the text of one record. */
export function diagnose(file: string, source: string): Diagnosed {
  const broken = checkRecord(file.replace('content/', ''), source)
  if (broken.length > 0) return { isBroken: true, diagnostics: broken }
  const found = checksOf(file, source)
  return {
    isBroken: false,
    diagnostics: found.map((each) => ({ field: fieldAt(source, each.line), ...each })),
  }
}

function checksOf(file: string, source: string): Diagnostic[] {
  const today = new Date().toISOString().slice(0, 10)
  if (file === claimsFile) {
    const { record } = parseRecord(file, source, claimsSchema, { tokens: {}, claims: {} })
    return checkClaims(record ?? {}, source, today)
  }
  return [
    ...(file === siteFile ? checkBrand(source) : []),
    ...checkFigures(file, source, copyOf(file, source), claims),
    ...checkLinks(file, addressesIn(file, source), undefined, createFollowLink(readPosts().posts, today)),
  ]
}

/** The field whose text stands in a line. */
function fieldAt(source: string, line = 1): string {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  let field = ''
  visit(document, {
    Scalar(key, { range }, path) {
      if (key === 'key' || !range) return
      const [from, to] = [lines.linePos(range[0]).line, lines.linePos(range[1]).line]
      if (from > line || line > to || field) return
      const keys = path.flatMap((node, index) => {
        if ('key' in node && isScalar(node.key)) return [String(node.key.value)]
        const child = path[index + 1] ?? key
        return 'items' in node && Array.isArray(node.items) && !('key' in Object(node.items[0]))
          ? [String(index + 1 < path.length ? node.items.indexOf(child as never) : key)]
          : []
      })
      field = keys.join('.')
    },
  })
  return field
}
