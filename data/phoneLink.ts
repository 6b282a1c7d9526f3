/** What dials a number of `data/site.ts`, which is in international form. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
