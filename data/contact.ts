/** The words around the contact form, on the home page and on /contact. */
export const contact = {
  label: 'Contact',
  title: 'Tell us what has to hold',
  lead: 'Describe the problem in your own words. A sketch, a constraint and a deadline are enough to begin.',
  factsLabel: 'What to expect',
  nextTitle: 'What happens next',
  next: [
    'Your message is stored before you see that it was sent, and you get a reference for it.',
    'A person reads it and answers by e-mail within the response time.',
    'If we are not the right firm for it, we say so.',
  ],
}
