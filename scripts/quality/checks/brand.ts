import type { Diagnostic } from '#data/diagnostic.ts'
import { holidays } from '#data/holidays.ts'
import { site } from '#data/site.ts'
import { fixFor } from '#scripts/owner/rebrand/checkSetting.ts'
import { internationalPhone } from '#scripts/owner/rebrand/phone.ts'
import { flatSettings } from '#scripts/owner/rebrand/settingsOf.ts'
import { lineOfSetting } from '#scripts/source/settings.ts'

/**
 * Settings of the brand that cannot be used, as `npm run rebrand` would refuse them.
 * @param source the text of `data/site.ts`, for the lines
 */
export function checkBrand(source: string, brand = site): Diagnostic[] {
  const settings = flatSettings(brand)
  return [...settings].flatMap(([setting, value]) => {
    const fix = fixFor(setting, value, (other) => settings.get(other)) ?? unlikeShown(setting, value, brand)
    const file = 'data/site.ts'
    const line = lineOfSetting(file, source, setting)
    return fix ? [{ file, line, message: `${setting} cannot be ${JSON.stringify(value)}`, fix }] : []
  })
}

/** Pages show the phone as it stands there, so it stands there as it is shown. */
function unlikeShown(setting: string, value: unknown, { region }: typeof site): string | undefined {
  if (setting !== 'phone' || value === null) return undefined
  const shown = internationalPhone(String(value), region)
  return shown === value ? undefined : `write '${shown}'`
}

/**
 * Holidays of another region, and a list that ends too soon for promises to be kept.
 * @param today year-month-day
 */
export function checkHolidays(
  today: string,
  { region, until } = holidays,
  firms = site.region,
): Diagnostic[] {
  const at = (message: string): Diagnostic => ({
    file: 'data/holidays.ts',
    line: 1,
    message,
    fix: 'npm run holidays',
  })
  if (region !== firms) return [at(`holds the holidays of ${region}, but the firm is in ${firms}`)]
  return until <= Number(today.slice(0, 4)) ? [at(`ends with ${until}`)] : []
}
