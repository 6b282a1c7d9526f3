import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { siteFile } from '../content/readSite.ts'
import { parseRecord } from '../content/records.ts'
import { site } from '../content/site.ts'
import { brandSchema } from './brandSchema.ts'
import { holidaysFile, writtenHolidays } from './calendarOf.ts'

/**
 * Settings of the brand that cannot be used, as `npm run rebrand` would refuse them.
 * @param source the text of `content/site.yaml`
 */
export function checkBrand(source: string): Diagnostic[] {
  return parseRecord(siteFile, source, brandSchema, { tokens: {}, claims: {} }).diagnostics
}

/**
 * Holidays of another region, and a list that ends too soon for promises to be kept.
 * @param today year-month-day
 */
export function checkHolidays(
  today: string,
  { region, until } = writtenHolidays(),
  firms = site.region,
): Diagnostic[] {
  const at = (message: string): Diagnostic => ({
    file: holidaysFile,
    line: 1,
    message,
    fix: 'npm run holidays',
  })
  if (region !== firms) return [at(`holds the holidays of ${region}, but the firm is in ${firms}`)]
  return until <= Number(today.slice(0, 4)) ? [at(`ends with ${until}`)] : []
}
