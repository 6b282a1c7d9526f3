import { site } from '#data/site.ts'

/** The words around the legal texts. */
export const legalPages = {
  label: 'Legal',
  cookieTables: {
    cookies: 'Cookies that this site may use',
    storage: 'Records in browser storage',
    services: 'Services of others that this site may contact',
  },
  termsClosing: {
    title: 'A question about these terms?',
    text: 'Write to our legal team, or use the contact form for everything else.',
    actions: [
      { label: 'Email the Legal Team', href: `mailto:${site.email.legal}` },
      { label: 'Go to the Contact Page', href: '/contact' },
    ],
  },
}
