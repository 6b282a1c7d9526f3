import { site } from '#content/site.ts'
import type { Literal } from '#scripts/source/settings.ts'

/** What a checkout has before anybody made it their own. */
export const templateBrand = {
  name: 'Lintel',
  tagline: 'Architecture first. Security first.',
  logo: 'M3 7h26v5H3zM7 14h4v12H7zM21 14h4v12h-4z',
}

/** Whether nobody has made this checkout their own yet. */
export const isTemplate = site.name === templateBrand.name

/** Domains that belong to nobody (RFC 2606). */
export const reservedDomain =
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:[:/]|$)/

/** Numbers that are reserved for fiction, such as +1 555 0100 199. */
export const isFictional = (number: string) => /555[ .-]?01\d\d/.test(number)

/** Profiles that the template names. */
export const isNobodys = (profile: string) => /[./_-]example\b/.test(profile)

/** The present value of a setting where it is the firm's own, and nothing where it is the template's. */
export function owned(value: Literal): string {
  const text = String(value ?? '')
  return reservedDomain.test(text) || isNobodys(text) || isFictional(text) ? '' : text
}
