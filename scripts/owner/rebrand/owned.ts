import { site } from '#data/site.ts'
import { reservedDomain } from '#scripts/owner/deploy/Problem.ts'
import { isFictional, isNobodys, templateBrand } from '#scripts/owner/launch/brand.ts'
import type { Literal } from '#scripts/source/settings.ts'

/** Whether nobody has made this checkout their own yet. */
export const isTemplate = site.name === templateBrand.name

/** The present value of a setting where it is the firm's own, and nothing where it is the template's. */
export function owned(value: Literal): string {
  const text = String(value ?? '')
  return reservedDomain.test(text) || isNobodys(text) || isFictional(text) ? '' : text
}
