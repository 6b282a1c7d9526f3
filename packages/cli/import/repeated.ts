/** A file of an export, which WordPress may have divided. */
interface Part<Item> {
  file: string
  channel: { pubDate?: string; item?: Item[] }
}

/** An item, and the files that it stands in, the newest last. */
export type Repeated<Item> = Item & { files: string[] }

/** Files from the oldest to the newest: by when they were exported, or by name where one of them does not say that. */
export function inTime<Each extends Part<unknown>>(parts: Each[]): Each[] {
  const timeOf = ({ channel }: Each) => Date.parse(String(channel.pubDate))
  return parts.some((part) => Number.isNaN(timeOf(part)))
    ? parts
    : parts.toSorted((one, other) => timeOf(one) - timeOf(other))
}

interface Numbered {
  'wp:post_id'?: string
  'wp:post_name'?: string
  title?: string
  'content:encoded'?: string
}

/** Two items of one number are two posts where they differ in one of these. */
const distinguishing = ['title', 'wp:post_name', 'content:encoded'] as const

/**
 * Each item once, that of the newest file: some plugins repeat them, and a folder may hold exports of several days. Within
 * one file, where exports were joined by hand, several items of one number are as many.
 */
export function wholeOf<Item extends Numbered>(parts: Part<Item>[]): Repeated<Item>[] {
  const whole = new Map<string | Item, Repeated<Item>>()
  for (const { file, channel } of parts)
    for (const item of channel.item ?? []) {
      const key = item['wp:post_id'] || item
      const earlier = whole.get(key)
      const files = earlier?.files ?? []
      if (!earlier || !files.includes(file)) whole.set(key, { ...item, files: [...files, file] })
      else if (distinguishing.some((name) => item[name] !== earlier[name]))
        whole.set(item, { ...item, files: [file] })
    }
  return [...whole.values()]
}

/** What is told of an item that stood in several files. */
export const repeatTold = ({ files }: { files: string[] }): string[] =>
  files.length > 1
    ? [`that it stood in ${files.join(', ')}: the one of ${files.at(-1)}, the newest, counts`]
    : []
