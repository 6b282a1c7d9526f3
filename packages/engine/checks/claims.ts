import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { claimsFile as file } from '../content/claims.ts'
import type { Claim } from '../schemas/claim.ts'

/** How long a review is valid. After that the build asks for a new one. */
const reviewMonths = 12

/**
 * Finds outdated reviews, and claims that contradict each other.
 * @param source the text of `content/claims.yaml`, for line numbers
 * @param today YYYY-MM-DD
 */
export function checkClaims(claims: Record<string, Claim>, source: string, today: string): Diagnostic[] {
  const at = (id: string, field: keyof Claim, message: string, fix: string): Diagnostic => ({
    file,
    field: `${id}.${field}`,
    line: lineAt(source, source.search(new RegExp(`^${id}:`, 'm'))),
    message: `${id} ${message}`,
    fix,
  })
  return Object.entries(claims).flatMap(([id, claim]) => [
    ...outOfDate(claim, today).map((message) =>
      at(
        id,
        'reviewed',
        message,
        `check it against its source and set "reviewed: ${today}", or remove the claim`,
      ),
    ),
    ...contradicted(id, claim, claims).map((other) =>
      at(
        id,
        'figure',
        `contradicts ${other} ("${claim.figure}", "${claims[other]?.figure}")`,
        'keep the one that is true',
      ),
    ),
  ])
}

/**
 * Returns the end of a sentence that says why a claim needs a new review, if it does. Claims that were never
 * reviewed are left to the launch check.
 */
export function outOfDate({ reviewed }: Claim, today: string): string[] {
  if (reviewed === null) return []
  const day = new Date(`${reviewed}T00:00:00Z`)
  if (reviewed > today) return [`was reviewed in the future, on ${reviewed}`]
  day.setUTCMonth(day.getUTCMonth() + reviewMonths)
  const due = isoDay(day)
  return due < today ? [`was to be reviewed again by ${due}`] : []
}

/** Finds earlier claims with the same subject or text but a different figure. */
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
