/**
 * Where an enquiry came from, as far as the browser knows: pages, a host and a campaign, but nothing
 * personal.
 */
export interface Source {
  /** The page of this site where the visit began. */
  firstPage?: string
  /** The page of this site that led to the form. */
  cameFrom?: string
  /** The page with the form. */
  formPage?: string
  /** The site with the link that began the visit. */
  referringHost?: string
  /** Campaign parameters of the address where the visit began. */
  campaign?: Partial<Record<(typeof campaignParameters)[number], string>>
}

/** The parameters that name a campaign; any others could identify visitors. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** A labeled line of a notification or a list. */
export interface Fact {
  label: string
  value: string
}

/** The parts of a source, each with its label and the column of an enquiry that holds it. */
const parts = {
  firstPage: { label: 'First page', column: 'first_page' },
  cameFrom: { label: 'Came from', column: 'came_from' },
  formPage: { label: 'Form on', column: 'form_page' },
  referringHost: { label: 'Referring site', column: 'referring_host' },
  /** The column holds JSON. */
  campaign: { label: 'Campaign', column: 'campaign' },
} as const satisfies Record<keyof Source, { label: string; column: string }>

const partNames = Object.keys(parts) as (keyof Source)[]

/** Lists the known parts for people. */
export function sourceFacts({ campaign = {}, ...pages }: Source): Fact[] {
  const named = Object.entries(campaign).map(([name, value]) => `${name}=${value}`)
  const values: Partial<Record<keyof Source, string>> = { ...pages, campaign: named.join(', ') }
  return partNames.flatMap((name) => {
    const value = values[name]
    return value ? { label: parts[name].label, value } : []
  })
}

/** The columns that store a source with an enquiry. */
export type SourceRow = Record<(typeof parts)[keyof Source]['column'], string | null>

export const sourceColumns = partNames.map((name) => parts[name].column)

export function sourceRow({ campaign, ...pages }: Source): SourceRow {
  const named = campaign && Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : undefined
  const values: Partial<Record<keyof Source, string>> = { ...pages, campaign: named }
  return Object.fromEntries(partNames.map((name) => [parts[name].column, values[name] ?? null])) as SourceRow
}

export function sourceOf(row: SourceRow): Source {
  const entries = partNames.flatMap((name) => {
    const text = row[parts[name].column]
    return text ? [[name, name === 'campaign' ? JSON.parse(text) : text]] : []
  })
  return Object.fromEntries(entries)
}
