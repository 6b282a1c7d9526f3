import { maxSlugLength, postNameOf, slugOf } from '@lintel/rules/slugOf.ts'
import { isoDay } from '@lintel/rules/time.ts'

/** A new post, which is a draft until its author changes that. */
interface BegunPost {
  /** File name in `content/blog/`. */
  file: string
  frontMatter: string
  /** Writing advice in a comment that is never displayed. */
  advice: string
}

/** Creates a new post. Returns undefined if the title has no characters for a slug. */
export function beginPost(title: string): BegunPost | undefined {
  const slug = slugOf(title, maxSlugLength)
  if (!slug) return undefined
  return { file: `${postNameOf(slug)}.md`, frontMatter: frontMatterOf(title), advice }
}

/** JSON is valid YAML, so this quotes the title correctly. */
function frontMatterOf(title: string): string {
  const today = isoDay(Date.now())
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
