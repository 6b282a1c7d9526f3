import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '#components/drawings/random.ts'
import * as words from './generatedWords.ts'

const firstDay = Date.UTC(2000, 0, 1)
const day = 86_400_000
/** Posts are dated over so many days, all of them past: a blog of 10,000 posts has several on most of them. */
const days = 9_000
const sections = 5
const paragraphsPerSection = 2
const sentencesPerParagraph = 4

/** Writes `count` posts of about 800 words, each with a table, code and links: the same ones every time. */
export function generatePosts(folder: string, count: number) {
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += 1) {
    writeFileSync(join(folder, `${generatedSlug(index)}.md`), generatePost(index))
  }
}

export const generatedSlug = (index: number) => `generated-post-${String(index).padStart(5, '0')}`

/** The text of one generated post, front matter included. */
export function generatePost(index: number): string {
  const random = seededRandom(generatedSlug(index))
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? ''
  const date = new Date(firstDay + Math.floor(random() * days) * day).toISOString().slice(0, 10)
  const tags = new Set([pick(words.broadTags), pick(words.narrowTags), pick(words.narrowTags)])
  const parts = Array.from({ length: sections }, (_, section) => sectionOf(section, pick))
  return `---
title: "${pick(words.subjects)} and ${pick(words.objects)}: note ${index + 1}"
description: "${sentence(pick)} ${sentence(pick)}"
date: ${date}
tags: [${[...tags].join(', ')}]
---

${parts.join('\n\n')}
`
}

type Pick = (list: readonly string[]) => string

function sectionOf(section: number, pick: Pick): string {
  const paragraphs = Array.from({ length: paragraphsPerSection }, () => paragraph(pick))
  const extras = [code, table, list, quote, links]
  return [
    `## ${pick(words.subjects)} ${pick(words.verbs)} ${pick(words.objects)}`,
    ...paragraphs,
    extras[section]?.(pick),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function paragraph(pick: Pick): string {
  const sentences = Array.from({ length: sentencesPerParagraph }, () => sentence(pick))
  return `${sentences.join(' ')} **${sentence(pick)}**`
}

function sentence(pick: Pick): string {
  return `${pick(words.subjects)} ${pick(words.verbs)} ${pick(words.objects)} ${pick(words.conditions)}.`
}

function code(pick: Pick): string {
  const [name, source] = [pick(words.identifiers), pick(words.identifiers)]
  return `\`\`\`ts
/** ${sentence(pick)} */
export function ${name}(${source}: string[], limit = 24): string[] {
  const kept = ${source}.filter((entry) => entry.length > limit)
  if (kept.length === 0) throw new Error('${name}: nothing left')
  return kept.map((entry) => \`\${entry}: \${limit}\`)
}
\`\`\``
}

function table(pick: Pick): string {
  const rows = Array.from(
    { length: 5 },
    () => `| ${pick(words.subjects)} | \`${pick(words.identifiers)}\` | ${pick(words.objects)} |`,
  )
  return ['| Part | Name | What it holds |', '|:--|:-:|--:|', ...rows].join('\n')
}

function list(pick: Pick): string {
  return Array.from({ length: 4 }, () => `- *${pick(words.subjects)}*: ${sentence(pick)}`).join('\n')
}

const quote = (pick: Pick) => `> ${sentence(pick)}\n> ${sentence(pick)}`

function links(pick: Pick): string {
  return `See [${pick(words.objects)}](https://example.org/${pick(words.identifiers)}), [our services](/services) and https://example.com/${pick(words.identifiers)} for more.`
}
