import { existsSync, readFileSync } from 'node:fs'
import { checkHolidays } from '@lintel/engine/checks/brand.ts'
import { fixForRegion, holidaysFile, holidaysOf, writtenHolidays } from '@lintel/engine/checks/calendarOf.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { isMap, parseDocument } from 'yaml'
import { writeHolidays } from './files.ts'

/**
 * Rewrites the public holidays where they are of another region than the brand's, or end too soon.
 * @returns whether it has written
 */
export function updateHolidays(): boolean {
  if (!existsSync(siteFile) || !existsSync(holidaysFile)) return false
  const brand = parseDocument(readFileSync(siteFile, 'utf8'))
  const region = brand.errors.length === 0 && isMap(brand.contents) && brand.get('region')
  // The check of the brand reports an unknown region.
  if (typeof region !== 'string' || fixForRegion(region)) return false
  const today = new Date().toISOString().slice(0, 10)
  if (checkHolidays(today, writtenHolidays(), region).length === 0) return false
  writeHolidays(holidaysOf(region))
  return true
}
