/**
 * The words of what stands around every page and of its controls, by the part that says them; a translation of the
 * site begins here. The words of menus are in `navigation.ts`, those of the forms in `contact.ts` and `newsletter.ts`,
 * those of the assistant in `chat.ts`, those of the blog in `blog.ts`.
 */
export const servicesMenuWords = { services: 'Services', list: 'List of services' }

export const footerWords = {
  newsletter: { title: 'Stay updated', text: 'New articles by email, nothing else.' },
  reach: 'Reach us',
  whatsapp: 'WhatsApp',
  rights: 'All rights reserved.',
}

/** After the name of a link, for those who cannot see where it opens. */
export const newTab = '(opens in a new tab)'

export const themeWords = {
  legend: 'Theme',
  /** On the compact control, which goes on to the next theme. */
  current: (theme: string) => `Theme: ${theme}. Switch theme`,
}

export const shareWords = {
  heading: 'Share',
  on: (network: string) => `Share on ${network}`,
  newWindow: '(opens in a new window)',
  copy: 'Copy link',
  copied: 'Link copied',
  address: 'Link to this article',
}

/** In the build that shows drafts, on every page. */
export const previewWords = 'Preview with drafts'

/** Of what opens the note behind a claim; the claim is said to those who cannot see it. */
export const sourceWords = { source: 'Source', of: (claim: string) => `of “${claim}”` }

export const breadcrumbLabel = 'Breadcrumb'

/** In the place of an embedded tool until it is there. */
export const loadingTool = 'Loading tool...'

export const adLabel = 'Advertisement'

export const noticePageWords = { title: 'Notice', home: 'Go to the home page' }

export const toastWords = { dismiss: 'Dismiss notice' }

export const listWords = {
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  newer: 'Newer',
  older: 'Older',
}
