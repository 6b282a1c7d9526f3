import { type Claim, reviewMonths } from '#data/claims.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { lineOfSetting } from '#scripts/source/settings.ts'

const file = 'data/claims.ts'

/**
 * Records without a source or an owner, reviews that are out of date, and records that contradict each other.
 * @param source the text of `data/claims.ts`, for the lines
 * @param today year-month-day
 */
export function checkClaims(claims: Record<string, Claim>, source: string, today: string): Diagnostic[] {
  const at = (id: string, message: string, fix: string): Diagnostic => ({
    file,
    line: lineOfSetting(file, source, id),
    message: `${id} ${message}`,
    fix,
  })
  return Object.entries(claims).flatMap(([id, claim]) => [
    ...missing(claim).map((field) =>
      at(id, `has no ${field}`, 'write it, or remove the claim from the site'),
    ),
    ...outOfDate(claim, today).map((message) =>
      at(id, message, `check it against its source and set "reviewed: '${today}'", or remove the claim`),
    ),
    ...contradicted(id, claim, claims).map((other) =>
      at(
        id,
        `contradicts ${other} ("${claim.figure}", "${claims[other]?.figure}")`,
        'keep the one that is true',
      ),
    ),
  ])
}

function missing(claim: Claim): string[] {
  return (['figure', 'text', 'subject', 'source', 'owner'] as const).filter((field) => !claim[field].trim())
}

function outOfDate({ reviewed }: Claim, today: string): string[] {
  if (reviewed === null) return []
  const day = new Date(`${reviewed}T00:00:00Z`)
  if (Number.isNaN(day.valueOf())) return [`has no day in "reviewed: '${reviewed}'"`]
  if (reviewed > today) return [`was reviewed in the future, on ${reviewed}`]
  day.setUTCMonth(day.getUTCMonth() + reviewMonths)
  const due = day.toISOString().slice(0, 10)
  return due < today ? [`was to be reviewed again by ${due}`] : []
}

/** The records before this one that state another figure about the same subject, or with the same words. */
function contradicted(id: string, claim: Claim, claims: Record<string, Claim>): string[] {
  const before = Object.keys(claims).slice(0, Object.keys(claims).indexOf(id))
  return before.filter((other) => {
    const { figure, subject, text } = claims[other] as Claim
    const isSame = plain(subject) === plain(claim.subject) || plain(text) === plain(claim.text)
    return isSame && plain(figure) !== plain(claim.figure)
  })
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+/]+/gu, ' ')
    .trim()
}
