/**
 * Returns the label and link for a phone number of `content/site.yaml`, which is in international format. The
 * label does not wrap.
 */
export function phoneLink(phone: string) {
  return { label: phone.replaceAll(' ', '\u00a0'), href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }
}
