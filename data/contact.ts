/** The words of the contact form and around it, on the home page and on /contact. */
export const contact = {
  label: 'Contact',
  title: 'Tell us what has to hold',
  lead: 'Describe the problem in your own words. A sketch, a constraint and a deadline are enough to begin.',
  factsLabel: 'What to expect',
  nextTitle: 'What happens next',
  next: [
    'Your message is stored before you see that it was sent, and you get a reference for it.',
    'A person reads it and answers by email within the response time.',
    'If we are not the right firm for it, we say so.',
  ],
}

/** What the form itself says (specification sections 2 and 4). */
export const contactForm = {
  labels: { name: 'Name', email: 'Email', company: 'Company', message: 'Message' },
  optional: 'optional',
  /** The field that no person sees. */
  decoy: 'Website',
  submit: 'Send Message',
  checking: 'Running security check…',
  sending: 'Sending…',
  securityAlert: 'Security Alert',
  /** Followed by the email address. */
  ifGenuine: 'If your message is genuine, write to',
  draftRestored: 'Draft restored from previous session',
  clearDraft: 'Clear',
  draftCleared: 'The draft is deleted from this browser.',
  autosaveEnabled: 'Auto-save enabled',
  savingDraft: 'Saving draft',
  draftSaved: 'Draft saved',
  draftRefused: 'This browser refuses to keep a draft',
  offline: 'You are offline. Your message stays here; send it when the connection is back.',
}
