import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'

/** A post as it begins: a draft, until its author says otherwise. */
interface BegunPost {
  /** Its name in `content/blog/`. */
  file: string
  frontMatter: string
  /** What to think of, as a comment that is never shown. */
  advice: string
}

/** Nothing where no address can be made of the title. */
export function beginPost(title: string): BegunPost | undefined {
  const slug = slugOf(title, maxSlugLength)
  return slug ? { file: `${slug}.md`, frontMatter: frontMatterOf(title), advice } : undefined
}

/** JSON is YAML too, so the title is quoted as it must be. */
function frontMatterOf(title: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return `---
title: ${JSON.stringify(title)}
description: ""
date: ${today}
tags: []
draft: true
---
`
}

const advice = `
<!--
Give the description one or two sentences of 110 to 155 characters, and the tags two or three words.
Headings begin at ##. Put images into content/blog/images/ and write: ![What it shows](images/name.png)
A figure needs its source: link to it in the same paragraph. Figures of your own firm are records of
content/claims.yaml: write claim.yourRecord in double braces. Remove "draft: true" to publish.
-->
`
