import { isFictional } from '@lintel/engine/checks/phone.ts'
import { site } from '@site/data/site.ts'
import type { Literal } from './source/settings.ts'

/** The brand of an unmodified checkout. */
export const templateBrand = {
  name: 'Lintel',
  tagline: 'Architecture first. Security first.',
  logo: 'M3 7h26v5H3zM7 14h4v12H7zM21 14h4v12h-4z',
}

/** Whether this checkout has not been rebranded yet. */
export const isTemplate = site.name === templateBrand.name

/** Domains reserved for examples (RFC 2606). */
export const reservedDomain =
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:[:/]|$)/

/** Whether a profile is one of the template's. */
export const isExampleProfile = (profile: string) => /[./_-]example\b/.test(profile)

/** Returns the current value of a setting if it is the firm's own, or "" if it is the template's. */
export function ownValue(value: Literal): string {
  const text = String(value ?? '')
  return reservedDomain.test(text) || isExampleProfile(text) || isFictional(text) ? '' : text
}
