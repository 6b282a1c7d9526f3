export type AudienceIcon = 'enterprise' | 'small-business' | 'government' | 'startup'

export interface Audience {
  icon: AudienceIcon
  title: string
  description: string
}

export const audiences: Audience[] = [
  {
    icon: 'enterprise',
    title: 'Enterprises',
    description:
      'Organizations with many systems and many owners, in finance and beyond, that need AI and analytics to fit the architecture, the controls and the audits they already have.',
  },
  {
    icon: 'small-business',
    title: 'Small & Medium Businesses',
    description:
      'Companies and healthcare practices without an architecture team that want one well-chosen improvement at a time and systems their own staff can run.',
  },
  {
    icon: 'government',
    title: 'Government & Public Sector',
    description:
      'Agencies and public healthcare bodies that answer to citizens and auditors, where access, retention, residency and accessibility are requirements from the first drawing.',
  },
  {
    icon: 'startup',
    title: 'Startups',
    description:
      'Product teams that must move now and still pass the security review of their first enterprise, healthcare or finance customer.',
  },
]
