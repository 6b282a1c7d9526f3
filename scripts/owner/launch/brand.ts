import { type Checkout, type Finding, finding } from './Finding.ts'

/** What a checkout has before anybody made it their own. */
export const templateBrand = {
  name: 'Lintel',
  tagline: 'Architecture first. Security first.',
  logo: 'M3 7h26v5H3zM7 14h4v12H7zM21 14h4v12h-4z',
}
const rebrand = 'npm run rebrand'
/** Numbers that are kept for fiction, such as +1 555 0100 199. */
export const isFictional = (number: string) => /555[ .-]?01\d\d/.test(number)
/** Profiles that the template names. */
export const isNobodys = (profile: string) => /[./_-]example\b/.test(profile)

/** The template's brand, and addresses and numbers that reach nobody. */
export function brandFindings({ site }: Checkout): Finding[] {
  const same = (part: keyof typeof templateBrand, value: string) =>
    value === templateBrand[part]
      ? [finding(part === 'name' ? 'must' : 'should', `The ${part} is the template's.`, rebrand)]
      : []
  const profiles = Object.entries(site.social).filter(([, address]) => isNobodys(address ?? ''))
  const numbers = (['phone', 'whatsapp'] as const).filter((name) => isFictional(site[name] ?? ''))
  return [
    ...same('name', site.name),
    ...same('tagline', site.tagline),
    ...same('logo', site.logo.path),
    ...profiles.map(([name, address]) =>
      finding(
        'must',
        `${address} is nobody's profile.`,
        `edit data/site.ts: social.${name}, or set it to null`,
      ),
    ),
    ...numbers.map((name) =>
      finding(
        'must',
        `${site[name]} is a number kept for fiction.`,
        `edit data/site.ts: ${name}, or set it to null`,
      ),
    ),
  ]
}
