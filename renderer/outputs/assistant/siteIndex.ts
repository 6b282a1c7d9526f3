import { gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { packPage } from '#components/chat/site/packedPages.ts'
import { type Passage, type SitePage, siteIndexPath } from '#components/chat/site/sitePage.ts'
import { postList } from '#content/posts.ts'
import { visitorWords } from '#data/answers/visitorWords.ts'
import { withoutMeaning } from '#data/answers/withoutMeaning.ts'
import { site } from '#data/site.ts'
import { fileOf, type PageFacts } from '../../pageFacts.ts'
import type { OutputFiles } from '../output.ts'
import { passagesIn } from './passages.ts'

/** What the index may cost a visitor who opens the assistant: bytes, compressed as hosts do. */
export const siteIndexBudget = 60_000

/** Only so many of the newest posts can have a place in it, and so only these are read. */
const mostPosts = 100

/** A page, and the document that it became. */
export interface RenderedPage {
  path: string
  html: string
}

/** Writes what the assistant may quote. */
export async function writeSiteIndex(files: OutputFiles, pages: PageFacts[]) {
  const posts = postList()
    .slice(0, mostPosts)
    .map(({ slug }) => `/blog/${slug}`)
  const others = pages
    .filter(({ path, hidden }) => !hidden && !/^\/blog(?:\/|$)/.test(path))
    .map(({ path }) => path)
  const key = files.keyOf([...others, ...posts].map(fileOf))
  const read = (path: string) => ({ path, html: files.read(fileOf(path)) })
  await files.put(siteIndexPath.slice(1), key, () => {
    const { json, left } = siteIndex(others.map(read), posts.map(read))
    if (left > 0) console.log(`The assistant's index is full: it leaves out ${left} passages of older posts.`)
    return json
  })
}

/**
 * The passages that the assistant quotes, within the budget. First come the pages, each with its first passage, then
 * each with its second, and so on; then the posts in the same way. A post begins with its description and introduction,
 * so that of many posts each of the newer ones keeps what it is about.
 * @param posts newest first
 */
export function siteIndex(pages: RenderedPage[], posts: RenderedPage[]): { json: string; left: number } {
  // The home page comes after the pages that it sums up, so that a text they share is quoted from them.
  const shown = pages.toSorted((one, other) => Number(one.path === '/') - Number(other.path === '/'))
  const texts = new Set<string>()
  const passages = [shown, posts].flatMap((group) => inRounds(group.map((page) => readPage(page, texts))))
  const count = countWithin(passages)
  return { json: indexOf(passages.slice(0, count)), left: passages.length - count }
}

interface PlacedPassage {
  page: Omit<SitePage, 'passages'>
  passage: Passage
}

/** @param texts what other pages said before, which is left to them */
function readPage({ path, html }: RenderedPage, texts: Set<string>): PlacedPassage[] {
  const document = parse(html)
  const main = document.querySelector('main')
  const title = document.querySelector('title')?.text.replace(` | ${site.name}`, '') ?? ''
  const page = { path, title: path === '/' ? site.name : title }
  return (main ? passagesIn(main) : [])
    .filter(({ blocks }) => {
      const text = JSON.stringify(blocks)
      return !texts.has(text) && texts.add(text)
    })
    .map((passage) => ({ page, passage: withVisitorWords(path, passage) }))
}

function withVisitorWords(path: string, passage: Passage): Passage {
  const words = visitorWords[path]?.[passage.heading.replace(/^\d+\. /, '')]
  const asked = words?.match(/[\p{L}\p{N}’-]+/gu)?.filter((word) => !withoutMeaning.has(word.toLowerCase()))
  return asked ? { ...passage, asked: asked.join(' ') } : passage
}

function inRounds(pages: PlacedPassage[][]): PlacedPassage[] {
  const rounds = Math.max(0, ...pages.map((passages) => passages.length))
  return Array.from({ length: rounds }, (_, round) =>
    pages.flatMap((passages) => passages[round] ?? []),
  ).flat()
}

/** How many passages, from the first on, fit into the budget. */
function countWithin(passages: PlacedPassage[]): number {
  let fits = 0
  let tooMany = passages.length + 1
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (gzipSync(indexOf(passages.slice(0, count))).length <= siteIndexBudget) fits = count
    else tooMany = count
  }
  return fits
}

function indexOf(passages: PlacedPassage[]): string {
  const pages = new Map<string, SitePage>()
  for (const { page, passage } of passages) {
    const known = pages.get(page.path) ?? { ...page, passages: [] }
    known.passages.push(passage)
    pages.set(page.path, known)
  }
  return JSON.stringify([...pages.values()].map(packPage))
}
