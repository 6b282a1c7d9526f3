import { dayFormat, formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { retentionDays, unconfirmedDays } from '@lintel/rules/retention.ts'
import type { Claim } from '../schemas/claim.ts'
import type { Site } from '../schemas/site.ts'
import type { Tokens } from './fillTokens.ts'
import type { References } from './records.ts'

/** What stands for each `{{token}}` in plain text, of a brand and a register of claims. */
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
    retentionDays: String(retentionDays),
    unconfirmedDays: String(unconfirmedDays),
    ...Object.fromEntries(Object.entries(claims).flatMap(([id, { figure }]) => claimTokens(id, figure))),
  }
}

/** A figure with a footnote, which `withClaimNotes` writes, and the figure alone for where it was said before. */
function claimTokens(id: string, figure: string): [string, string][] {
  return [
    [`claim.${id}`, `${figure}[^claim-${id}]`],
    [`claim.${id}.figure`, figure],
  ]
}

/** What every YAML file may refer to. Of a claim it is the figure: they have no footnotes. */
export function referencesOf(site: Site, claims: Record<string, Claim>): References {
  const tokens = Object.entries(tokensOf(site, claims)).filter(([name]) => !/^claim\.\w+$/.test(name))
  return { tokens: Object.fromEntries(tokens), claims }
}
