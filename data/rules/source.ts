/** Where an enquiry came from, as far as its browser knows: pages, a host and a campaign, and nothing of a person. */
export interface Source {
  /** The page of this site on which the visit began. */
  firstPage?: string
  /** The page of this site that led to the form. */
  cameFrom?: string
  /** The page with the form. */
  formPage?: string
  /** The site with the link that began the visit. */
  referringHost?: string
  /** Parameters of the address at which the visit began. */
  campaign?: Partial<Record<(typeof campaignParameters)[number], string>>
}

/** Those by which campaigns name themselves; others of an address may tell visitors apart. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** A line of a notification or a list. */
export interface Fact {
  label: string
  value: string
}

/** What is known of it, for people. */
export function sourceFacts({ firstPage, cameFrom, formPage, referringHost, campaign = {} }: Source): Fact[] {
  const known = Object.entries({
    'First page': firstPage,
    'Came from': cameFrom,
    'Form on': formPage,
    'Referring site': referringHost,
    Campaign: Object.entries(campaign)
      .map(([name, value]) => `${name}=${value}`)
      .join(', '),
  })
  return known.flatMap(([label, value]) => (value ? { label, value } : []))
}

/** How it is stored with an enquiry. */
export interface SourceRow {
  first_page: string | null
  came_from: string | null
  form_page: string | null
  referring_host: string | null
  /** JSON. */
  campaign: string | null
}

export function sourceOf(row: SourceRow): Source {
  return {
    ...(row.first_page && { firstPage: row.first_page }),
    ...(row.came_from && { cameFrom: row.came_from }),
    ...(row.form_page && { formPage: row.form_page }),
    ...(row.referring_host && { referringHost: row.referring_host }),
    ...(row.campaign && { campaign: JSON.parse(row.campaign) }),
  }
}
