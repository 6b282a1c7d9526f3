import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import { siteFile } from '../content/readSite.ts'
import { parseRecord } from '../content/records.ts'
import { brandSchema } from './brandSchema.ts'
import { holidaysFile, writtenHolidays } from './calendarOf.ts'

/**
 * Checks the brand with the same rules that `npm run rebrand` applies.
 * @param source the text of `content/site.yaml`
 */
export function checkBrand(source: string): Diagnostic[] {
  return parseRecord(siteFile, source, brandSchema, { tokens: {}, claims: {} }).diagnostics
}

/**
 * Checks that the list of holidays is for the brand's region and reaches far enough ahead for reply promises.
 * @param today YYYY-MM-DD
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
