import * as v from 'valibot'
import { checkAccent } from '../render/accent/checkAccent.ts'
import { type Site, siteSchema } from '../schemas/site.ts'
import { fixForRegion } from './calendarOf.ts'
import { fixForLogo } from './fixForLogo.ts'
import { internationalPhone, whatsappNumber } from './phone.ts'

/**
 * The full schema of `content/site.yaml`, with the rules that need packages or the style sheet: phone
 * numbers, regions, contrast.
 */
export const brandSchema = v.pipe(
  siteSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const site = dataset.value
    const fixes: [setting: string, fix: string | undefined][] = [
      ['region', fixForRegion(site.region)],
      ['phone', site.phone === null ? undefined : fixForNumber(site.phone, internationalPhone, site)],
      ['whatsapp', site.whatsapp === null ? undefined : fixForNumber(site.whatsapp, whatsappNumber, site)],
      ['logo.picture', site.logo.picture ? fixForLogo(site.logo.picture) : undefined],
      ['logo.pictureDark', site.logo.pictureDark ? fixForLogo(site.logo.pictureDark) : undefined],
      ...checkAccent(site.accent).map(({ field, message, fix }): [string, string] => [
        field,
        `${fix}; ${message}`,
      ]),
    ]
    for (const [setting, message] of fixes) {
      const [item, ...items] = pathTo(site, setting)
      if (message && item) addIssue({ message, path: [item, ...items] })
    }
  }),
)

/** Checks that a number is in the form in which pages show and dial it, and returns the fix if it is not. */
function fixForNumber(value: string, read: typeof internationalPhone, { region }: Site): string | undefined {
  const number = read(value, region)
  if (number === undefined) return 'write a number that can be called, such as +1 212 736 5000'
  return number === value ? undefined : `write "${number}"`
}

function pathTo(site: Site, setting: string): v.ObjectPathItem[] {
  let value: unknown = site
  return setting.split('.').map((key) => {
    const input = value as Record<string, unknown>
    value = input[key]
    return { type: 'object', origin: 'value', input, key, value }
  })
}

type Setting = v.GenericSchema & { entries?: Record<string, Setting> }

/**
 * Returns the schema of a setting or group of settings.
 * @param setting its path: "email.hello"
 */
export function schemaOfSetting(setting: string): Setting {
  let schema = brandSchema as unknown as Setting
  for (const name of setting.split('.')) {
    const inner = schema.entries?.[name]
    if (!inner) throw new Error(`content/site.yaml has no setting "${setting}".`)
    schema = inner
  }
  return schema
}

/** Maps the path of each invalid setting of a brand to its fix. */
export function fixesOf(brand: unknown): Map<string, string> {
  const { issues = [] } = v.safeParse(brandSchema, brand, { abortPipeEarly: true })
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}
