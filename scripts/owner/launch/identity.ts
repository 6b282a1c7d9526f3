import { countryOf } from '#scripts/owner/holidays/calendarOf.ts'
import { type Checkout, type Finding, finding } from './Finding.ts'

/** The European Union, and the three other countries in which its Directive 2000/31/EC counts. */
const europeanCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
)

const facts = {
  form: 'legal form',
  seat: 'registered seat',
  register: 'register',
  registerNumber: 'registration number',
  vatId: 'VAT identification number',
  responsible: 'representative',
} as const

/** What a firm in the European Union must publish about itself, where it has it (Directive 2000/31/EC, Article 5). */
export function identityFindings({ site }: Checkout): Finding[] {
  if (!europeanCountries.has(countryOf(site.region))) return []
  const missing = (Object.keys(facts) as (keyof typeof facts)[]).filter((fact) => !site.legal[fact])
  return missing.map((fact) =>
    finding(
      'should',
      `The legal notice names no ${facts[fact]}, which firms in the European Union publish.`,
      `edit data/site.ts: legal.${fact}, unless your firm has none`,
    ),
  )
}
