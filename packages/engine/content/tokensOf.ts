import { dayFormat, formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { retentionPeriod, retentionYears, unconfirmedDays } from '@lintel/rules/retention.ts'
import type { Claim } from '../schemas/claim.ts'
import type { Site } from '../schemas/site.ts'
import type { Tokens } from './fillTokens.ts'
import type { References } from './records.ts'

/** Returns the plain-text value of each `{{token}}`, given a brand and a claims register. */
export function tokensOf(site: Site, claims: Record<string, Claim>): Tokens {
  const { jurisdiction, arbitrationBody, entity, address, effective } = site.legal
  const promise = formatResponseTime(site.responseTime)
  return {
    name: site.name,
    origin: site.origin,
    storagePrefix: site.storagePrefix,
    'email.hello': site.email.hello,
    'email.careers': site.email.careers,
    'email.legal': site.email.legal,
    'email.privacy': site.email.privacy,
    'email.security': site.email.security,
    'social.linkedin': site.social.linkedin ?? '',
    effective: dayFormat(site.language).format(new Date(effective)),
    jurisdiction,
    arbitrationBody,
    entity,
    address,
    'responseTime.span': promise.span,
    'responseTime.window': promise.window,
    retentionPeriod,
    retentionYears,
    unconfirmedDays: String(unconfirmedDays),
    ...Object.fromEntries(Object.entries(claims).flatMap(([id, { figure }]) => claimTokens(id, figure))),
  }
}

/**
 * Returns two tokens of a claim: its figure with a footnote that `withClaimNotes` writes, and the figure
 * alone for repetitions.
 */
function claimTokens(id: string, figure: string): [string, string][] {
  return [
    [`claim.${id}`, `${figure}[^claim-${id}]`],
    [`claim.${id}.figure`, figure],
  ]
}

/** Returns what any YAML file may refer to. They have no footnotes, so a claim's token is its figure. */
export function referencesOf(site: Site, claims: Record<string, Claim>): References {
  const tokens = Object.entries(tokensOf(site, claims)).filter(([name]) => !/^claim\.\w+$/.test(name))
  return { tokens: Object.fromEntries(tokens), claims }
}
