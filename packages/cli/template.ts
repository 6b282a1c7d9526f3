import { isFictional } from '@lintel/engine/checks/phone.ts'
import { site } from '@lintel/engine/content/site.ts'
import type { Literal } from './source/settings.ts'

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

/** Profiles that the template names. */
export const isExampleProfile = (profile: string) => /[./_-]example\b/.test(profile)

/** The present value of a setting where it is the firm's own, and nothing where it is the template's. */
export function ownValue(value: Literal): string {
  const text = String(value ?? '')
  return reservedDomain.test(text) || isExampleProfile(text) || isFictional(text) ? '' : text
}
