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
