import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostInName, slugOf } from '#data/rules/slugOf.ts'

/** Begins a post: npm run new-post -- "A specific title". It is a draft until its author says otherwise. */
const folder = 'content/blog'
const title = process.argv.slice(2).join(' ').trim()

try {
  const file = join(folder, `${slugFrom(title)}.md`)
  // "wx" refuses a file that exists.
  writeFileSync(file, begun(title), { flag: 'wx' })
  console.log(`Wrote ${file}, as a draft.\nSee it: npm start -- --drafts\nCheck it: npm run check -- content`)
} catch (error) {
  const { code, path, message } = error as NodeJS.ErrnoException
  console.error(code === 'EEXIST' ? `${path} already exists: choose another title, or edit it.` : message)
  process.exitCode = 1
}

function slugFrom(title: string): string {
  const slug = slugOf(title, mostInName)
  if (!slug) throw new Error('Give the post a title: npm run new-post -- "A specific title"')
  return slug
}

/** JSON is YAML too, so the title is quoted as it must be. What stands in the comment is never shown. */
function begun(title: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return `---
title: ${JSON.stringify(title)}
description: ""
date: ${today}
tags: []
draft: true
---

<!--
Give the description one or two sentences of 110 to 155 characters, and the tags two or three words.
Headings begin at ##. Put images into content/blog/images/ and write: ![What it shows](images/name.png)
A figure needs its source: link to it in the same paragraph. Figures of your own firm are records of
content/claims.yaml: write claim.yourRecord in double braces. Remove "draft: true" to publish.
-->
`
}
