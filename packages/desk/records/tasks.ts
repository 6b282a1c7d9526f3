import { kinds } from './kinds.ts'

/** What an owner may want to do. */
export interface Task {
  label: string
  /** Where and how it is done. */
  how: string
  /** The place where it is done. */
  place: string
  href: string
}

/** Words that owners use for it, in lower case. */
type Described = Omit<Task, 'place'> & { also: string }

const pages: Described[] = [
  {
    label: 'Change a sentence or a heading',
    how: 'Choose the page, click the words, and write in the field that opens beside it.',
    also: 'edit text wording correct typo paragraph title',
    href: '/pages',
  },
  {
    label: 'Add, move, hide or remove a part of a page',
    how: 'Choose the part in the list beside the page. “Add block” below the parts shows every kind; arrows move one, “Hide” keeps it off the site, the cross removes it.',
    also: 'section block testimonial banner form figures questions faq',
    href: '/pages',
  },
  {
    label: 'Remove a page, or a record that has one',
    how: 'Choose it under “Page”; the button stands below the list of its parts. What links to it can lead to another page.',
    also: 'delete service product case study tool unpublish',
    href: '/pages',
  },
  {
    label: 'Change the menu or the footer',
    how: 'Add entries, rename, move or remove them. The header is shown as it will stand at five widths.',
    also: 'navigation header links top bar',
    href: '/pages#content/interface/navigation.yaml#header',
  },
  {
    label: 'Change the order of a list',
    how: '“Order …” above the page, then the kind.',
    also: 'sort sequence position move services people',
    href: '/pages',
  },
  {
    label: 'Take a change back',
    how: '“Undo” above the page takes back one save after the other; “Redo” brings it back.',
    also: 'undo revert mistake redo restore',
    href: '/pages',
  },
  {
    label: 'Bring back an earlier version',
    how: '“History” beside each part of a page, and above each article, shows what was published before, and brings it back.',
    also: 'restore revision backup undo older who changed',
    href: '/pages',
  },
  {
    label: 'Change a legal text',
    how: 'Choose the page of the text, then “Edit the words of this text”. A change dates it.',
    also: 'privacy policy terms cookies imprint gdpr law',
    href: '/pages',
  },
]

const articles: Described[] = [
  {
    label: 'Write an article',
    how: '“New article”, a title, then write. It is a draft until its state says otherwise.',
    also: 'new blog post news publish draft',
    href: '/articles',
  },
  {
    label: 'Schedule an article',
    how: 'Set its state to “Ready”, and a date and a time to come. The form says when it appears.',
    also: 'later date time planned expire ends embargo',
    href: '/articles',
  },
  {
    label: 'Rename or delete an article',
    how: 'Open it: both buttons stand above its text. The old address leads to the new one.',
    also: 'redirect address url slug remove move bring back',
    href: '/articles',
  },
  {
    label: 'Put a picture, a link or a table into an article',
    how: 'Buttons above its text. A picture can be dropped or pasted too.',
    also: 'image photo insert video format bold heading upload',
    href: '/articles',
  },
]

const others: (Described & { place: string })[] = [
  {
    place: 'Pictures',
    label: 'Replace, describe or remove a picture',
    how: 'Each picture says where it is shown, and in which words, which are changed there. “Replace”, “Source” and “Focus” stand below it, and “Remove” where nothing shows it.',
    also: 'image photo upload alt crop focal point permission unused',
    href: '/pictures',
  },
  {
    place: 'Claims',
    label: 'Say where a figure comes from',
    how: 'Choose the figure, name its source and the day on which you checked it.',
    also: 'claim proof statistic number source evidence review',
    href: '/claims',
  },
  {
    place: 'Claims',
    label: 'See which quotes and logos of clients may be shown',
    how: 'Listed below the figures, with who permitted them and until when. A new one is made under Pages.',
    also: 'testimonial reference permission revoke client',
    href: '/claims',
  },
  {
    place: 'Brand',
    label: 'Change the logo, the colors or the typeface',
    how: 'Under “Look”. Contrast is measured as you choose.',
    also: 'font fonts colour accent theme design icon favicon',
    href: '/brand',
  },
  {
    place: 'Brand',
    label: 'Change the name of the firm',
    how: 'It changes wherever the site says it.',
    also: 'company rename tagline title brand',
    href: '/brand/name',
  },
  {
    place: 'Brand',
    label: 'Change email addresses, phone and networks',
    how: 'Under “Contact”.',
    also: 'mail telephone whatsapp linkedin social media contact facebook instagram address',
    href: '/brand/phone',
  },
  {
    place: 'Brand',
    label: 'Change office hours, holidays and the time in which you answer',
    how: 'Under “Office”. Holidays follow from the region.',
    also: 'opening hours response time promise region closed vacation',
    href: '/brand/region',
  },
  {
    place: 'Brand',
    label: 'Fill in legal facts of the firm',
    how: 'Under “Law”: the registered name, address and register, which the legal texts name.',
    also: 'imprint impressum vat company number register entity',
    href: '/brand/legal.entity',
  },
  {
    place: 'Brand',
    label: 'Count page views, or stop it',
    how: 'Under “Technical”. No cookie, and nothing of a visitor is kept.',
    also: 'analytics statistics tracking google cookies consent advertising captcha',
    href: '/brand/analytics',
  },
  {
    place: 'Enquiries',
    label: 'Answer an enquiry, and note what became of it',
    how: 'Choose it. “Answer by mail” opens your mail program; then mark it as answered, won or lost.',
    also: 'lead inbox message reply contact customer crm status',
    href: '/enquiries',
  },
  {
    place: 'Enquiries',
    label: 'Erase an enquiry',
    how: 'Open it; “Erase …” asks once and leaves nothing of it.',
    also: 'delete remove gdpr privacy data subject spam',
    href: '/enquiries',
  },
  {
    place: 'Enquiries',
    label: 'Export or remove subscribers of the newsletter',
    how: '“Subscribers” above the list.',
    also: 'newsletter mailing list csv download emails unsubscribe',
    href: '/enquiries/subscribers',
  },
  {
    place: 'Numbers',
    label: 'See what is read, and what led to enquiries',
    how: 'By week, for the period that you choose.',
    also: 'analytics statistics traffic visitors views conversion report',
    href: '/numbers',
  },
  {
    place: 'Launch',
    label: 'See what is missing before the site goes live',
    how: 'Each line leads to its field; what others must settle can be sent to them by mail.',
    also: 'go live checklist domain hosting deploy placeholder',
    href: '/launch',
  },
  {
    place: 'Publish',
    label: 'Bring your changes to the public',
    how: 'Read what has changed, say it in a sentence, and press “Publish”. Visitors see it some minutes later.',
    also: 'go live send push deploy save online release conflict',
    href: '/publish',
  },
]

/** Other words for kinds of records that every site has. */
const alsoOf: Record<string, string> = {
  clients: 'customer reference',
  jobs: 'vacancy career opening hire',
  pages: 'landing campaign own',
  people: 'team member staff employee portrait',
  quotes: 'testimonial reference client says',
}

const addable = kinds.map(
  ({ name, label }): Described => ({
    label: `Add ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`,
    how: `“New …” above the page, then “${label}”. Its form opens beside the page; “Create” writes it.`,
    also: `new create ${alsoOf[name] ?? ''}`,
    href: `/pages#new=${name}`,
  }),
)

/** In the order of the places. */
export const tasks: (Task & { also: string })[] = [
  ...[...pages, ...addable].map((task) => ({ ...task, place: 'Pages' })),
  ...articles.map((task) => ({ ...task, place: 'Articles' })),
  ...others,
]
