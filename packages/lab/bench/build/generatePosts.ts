import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { times } from '@lintel/kit/drawings/paths.ts'
import { day, isoDay } from '@lintel/rules/time.ts'
import { seededRandom } from '../../../../components/drawings/random.ts'

/** Texts that every checkout has; the posts are assembled from their sentences. */
const source = globSync('content/legal/*.md')
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const sentences = source.match(/(?<=^|\. )[A-Z][\w ,;-]{40,100}\.(?= |$)/gm) ?? []
const words = [...new Set(source.match(/\b[a-z]{6,}\b/g))]

const firstDay = Date.UTC(2000, 0, 1)
/** Posts are spread over this many days, all in the past: with 10,000 posts, most days have several. */
const days = 9_000
const sections = 5
const paragraphsPerSection = 2
const sentencesPerParagraph = 4

/**
 * Writes `count` posts of about 800 words, each with a table, code and links. The output is the same every
 * time.
 */
export function generatePosts(folder: string, count: number) {
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += 1) {
    writeFileSync(join(folder, `${generatedSlug(index)}.md`), generatePost(index))
  }
}

const generatedSlug = (index: number) => `generated-post-${String(index).padStart(5, '0')}`

/** Returns the text of one generated post, including front matter. */
export function generatePost(index: number): string {
  const random = seededRandom(generatedSlug(index))
  const pick: Pick = (list = words) => list[Math.floor(random() * list.length)] ?? ''
  const date = isoDay(firstDay + Math.floor(random() * days) * day)
  // One tag that many posts share, and two rarer ones.
  const tags = new Set([pick(words.slice(0, 6)), pick(words.slice(6, 34)), pick(words.slice(6, 34))])
  const parts = times(sections, (section) => sectionOf(section, pick))
  return `---
title: "${pick()} ${pick()}: note ${index + 1}"
description: "${pick(sentences)} ${pick(sentences)}"
date: ${date}
tags: [${[...tags].join(', ')}]
---

${parts.join('\n\n')}
`
}

/** Picks from a list, or a word if there is no list. */
type Pick = (list?: readonly string[]) => string

function sectionOf(section: number, pick: Pick): string {
  const paragraphs = times(paragraphsPerSection, () => paragraph(pick))
  const extra = [code, table, list, quote, links][section]?.(pick) ?? ''
  return [`## ${pick()} ${pick()} ${pick()}`, ...paragraphs, extra].join('\n\n')
}

function paragraph(pick: Pick): string {
  return `${times(sentencesPerParagraph, () => pick(sentences)).join(' ')} **${pick(sentences)}**`
}

function code(pick: Pick): string {
  const [name, source] = [pick(), pick()]
  return `\`\`\`ts
/** ${pick(sentences)} */
export function ${name}(${source}: string[], limit = 24): string[] {
  const kept = ${source}.filter((entry) => entry.length > limit)
  if (kept.length === 0) throw new Error('${name}: nothing left')
  return kept.map((entry) => \`\${entry}: \${limit}\`)
}
\`\`\``
}

function table(pick: Pick): string {
  const rows = times(5, () => `| ${pick()} | \`${pick()}\` | ${pick()} ${pick()} |`)
  return ['| Part | Name | What it holds |', '|:--|:-:|--:|', ...rows].join('\n')
}

const list = (pick: Pick) => times(4, () => `- *${pick()}*: ${pick(sentences)}`).join('\n')

const quote = (pick: Pick) => `> ${pick(sentences)}\n> ${pick(sentences)}`

const links = (pick: Pick) =>
  `See [${pick()}](https://example.org/${pick()}), [our services](/services) and https://example.com/${pick()} for more.`

/**
 * Changes a word of one post.
 * @param posts the folder with the posts
 * @param choose returns the place of the post among all, newest first
 */
export function changePost(posts: string, choose: (newestFirst: string[]) => number) {
  const dateOf = (file: string) => /^date: (.+)$/m.exec(readFileSync(join(posts, file), 'utf8'))?.[1] ?? ''
  const files = readdirSync(posts)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, date: dateOf(file) }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.file.localeCompare(other.file))
    .map(({ file }) => file)
  const changed = join(posts, files[choose(files)] ?? '')
  writeFileSync(changed, readFileSync(changed, 'utf8').replace('note', 'changed note'))
}

export const newest = () => 0
