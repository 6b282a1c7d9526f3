/** What the token is for: the edge accepts no other one. */
export const botAction = 'contact_form'

/** How long (ms) the visitor waits for a third party. */
const tokenWithin = 4000

/** @throws Error when the token does not come in time */
export function inTime(token: Promise<string>): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The bot check does not answer.')), tokenWithin)
  })
  return Promise.race([token, late])
}
