/** The words of the newsletter boxes. */
export const newsletter = {
  label: 'Email address for the newsletter',
  placeholder: 'you@company.com',
  subscribe: 'Subscribe',
  /** Where no answer came, nobody here knows whether the request did. */
  failed:
    'That did not work, or its answer was lost. Please try again in a moment: you will get one email, not two.',
}
