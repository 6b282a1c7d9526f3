/** What GitHub leaves out of a heading's address: all but letters, marks, numbers, connectors, hyphens and spaces. */
const leftOut = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** A heading as the last part of an address, by GitHub's rules. */
export const headingSlug = (heading: string) =>
  heading.toLowerCase().replaceAll(leftOut, '').replaceAll(' ', '-')
