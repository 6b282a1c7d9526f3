/** The words of the newsletter boxes, and how long (ms) their answer may take. */
export const newsletter = {
  label: 'E-mail address for the newsletter',
  placeholder: 'you@company.com',
  subscribe: 'Subscribe',
  failed: 'That did not work. Your address was not stored; please try again in a moment.',
  answerWithin: 30_000,
}
