import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryOf } from './calendarOf.ts'

/** Whether a number is reserved for fiction, such as +1 555 0100 199. */
export const isFictional = (number: string) => /555[ .-]?01\d\d/.test(number)

/**
 * Formats a phone number internationally, such as "+49 30 901820", or returns undefined if no phone could
 * have it. Numbers reserved for fiction pass here; the launch check reports them.
 * @param input with its country code, or as dialed within the region
 */
export function internationalPhone(input: string, region: string): string | undefined {
  const number = parsePhoneNumberFromString(input, {
    defaultCountry: countryOf(region) as CountryCode,
    extract: false,
  })
  if (!number || number.ext) return undefined
  return number.isValid() || isFictional(number.number) ? number.formatInternational() : undefined
}

/**
 * Returns the number as wa.me expects it: digits only, country code first. Digits alone are read so, whatever the region,
 * and only if no phone could have that number, as dialed within the region.
 */
export function whatsappNumber(input: string, region: string): string | undefined {
  const withCode = /^\d+$/.test(input) ? internationalPhone(`+${input}`, region) : undefined
  return (withCode ?? internationalPhone(input, region))?.replace(/\D/g, '')
}
