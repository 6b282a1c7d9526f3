import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryOf } from './calendarOf.ts'

/** Numbers that are reserved for fiction, such as +1 555 0100 199. */
export const isFictional = (number: string) => /555[ .-]?01\d\d/.test(number)

/**
 * A phone number in international form, such as "+49 30 901820", or nothing where no phone could have it. Numbers kept
 * for fiction are left to the launch check.
 * @param input with its country code, or as people of the region dial it
 */
export function internationalPhone(input: string, region: string): string | undefined {
  const number = parsePhoneNumberFromString(input, {
    defaultCountry: countryOf(region) as CountryCode,
    extract: false,
  })
  if (!number || number.ext) return undefined
  return number.isValid() || isFictional(number.number) ? number.formatInternational() : undefined
}

/** The same number as wa.me has it: digits alone, the country code first. */
export function whatsappNumber(input: string, region: string): string | undefined {
  const withCode = /^\d{11,}$/.test(input) ? `+${input}` : input
  return internationalPhone(withCode, region)?.replace(/\D/g, '')
}
