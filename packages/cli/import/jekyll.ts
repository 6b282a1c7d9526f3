import { slugOf } from '@lintel/rules/slugOf.ts'

/** A title made of the name of a file. */
export const titleFrom = (name: string) =>
  name.replaceAll(/[-_]+/g, ' ').replaceAll(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase())

const placeholder = /:([a-z]\w*)/g

/**
 * An address in which Jekyll and Hugo fill in what the post says elsewhere.
 * @returns the name of one that is not known as well
 */
export function filledIn(address: string, post: { date: string; slug: string; categories: string[] }) {
  const [year = '', month = '', day = ''] = post.date.split('-')
  const values: Record<string, string> = {
    year,
    month,
    day,
    short_year: year.slice(2),
    i_month: `${+month}`,
    i_day: `${+day}`,
    title: post.slug,
    slug: post.slug,
    name: post.slug,
    filename: post.slug,
    categories: post.categories.map((each) => slugOf(each)).join('/'),
  }
  let open: string | undefined
  const filled = address.replaceAll(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name) || (year === '' && /year|month|day/.test(name))) open = name
    return values[name] ?? whole
  })
  return { filled: filled.replaceAll(/(?<!:)\/{2,}/g, '/'), open }
}
