/** How a number of `content/site.yaml`, which is in international form, is shown in one piece, and what dials it. */
export function phoneLink(phone: string) {
  return { label: phone.replaceAll(' ', '\u00a0'), href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }
}
