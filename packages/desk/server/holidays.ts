import { checkHolidays } from '@lintel/engine/checks/brand.ts'
import { fixForRegion, holidaysFile, holidaysOf, writtenHolidays } from '@lintel/engine/checks/calendarOf.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { isFile, readFromDisk } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { isMap } from 'yaml'
import { writeHolidays } from './files.ts'

/**
 * Rewrites the public holidays where they are of another region than the brand's, or end too soon.
 * @returns whether it has written
 */
export function updateHolidays(): boolean {
  const region = regionOfBrand()
  if (!region || !isFile(holidaysFile)) return false
  const today = isoDay(Date.now())
  if (checkHolidays(today, writtenHolidays(), region).length === 0) return false
  writeHolidays(holidaysOf(region))
  return true
}

/**
 * The code of the holidays that the brand's region has now; undefined for an unknown region. It is derived instead of
 * read from the file, which others may have published: no code of theirs may run here.
 */
export function currentHolidays(): string | undefined {
  const region = regionOfBrand()
  return region && holidaysOf(region)
}

let lastHolidays: string | undefined

/**
 * Updates the file.
 * @returns whether modules that import the holidays are outdated, also because a merge has brought another region
 */
export function refreshHolidays(): boolean {
  updateHolidays()
  const former = lastHolidays
  lastHolidays = currentHolidays()
  return lastHolidays !== former
}

/** Undefined for an unknown region, which the check of the brand reports. */
function regionOfBrand(): string | undefined {
  if (!isFile(siteFile)) return undefined
  const brand = parseDocument(readFromDisk(siteFile))
  const region = brand.errors.length === 0 && isMap(brand.contents) && brand.get('region')
  return typeof region === 'string' && !fixForRegion(region) ? region : undefined
}
