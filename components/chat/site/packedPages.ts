import { headingSlug } from '#data/rules/headingSlug.ts'
import type { Passage, SitePage, TextBlock } from './sitePage.ts'

/** A page as it travels: lists instead of named fields, which takes a twentieth less. */
export type PackedPage = [path: string, title: string, ...passages: PackedPassage[]]
type PackedPassage = [
  heading: string,
  anchor: Anchor,
  context: string,
  asked: string,
  ...blocks: PackedBlock[],
]
type PackedBlock = [label: string, isList: 0 | 1, ...sentences: string[]]
/** 1 where the anchor follows from the heading, 0 where there is none. */
type Anchor = string | 0 | 1

export function packPage({ path, title, passages }: SitePage): PackedPage {
  return [path, title, ...passages.map(packPassage)]
}

function packPassage({ heading, anchor, context = '', asked = '', blocks }: Passage): PackedPassage {
  const place = anchor === undefined ? 0 : anchor === headingSlug(heading) ? 1 : anchor
  return [heading, place, context, asked, ...blocks.map(packBlock)]
}

const packBlock = ({ label = '', isList, sentences }: TextBlock): PackedBlock => [
  label,
  isList ? 1 : 0,
  ...sentences,
]

export function unpackPage([path, title, ...passages]: PackedPage): SitePage {
  return { path, title, passages: passages.map(unpackPassage) }
}

function unpackPassage([heading, place, context, asked, ...blocks]: PackedPassage): Passage {
  const anchor = place === 1 ? headingSlug(heading) : place
  return {
    heading,
    ...(context && { context }),
    ...(asked && { asked }),
    ...(anchor && { anchor }),
    blocks: blocks.map(unpackBlock),
  }
}

const unpackBlock = ([label, isList, ...sentences]: PackedBlock): TextBlock => ({
  ...(label && { label }),
  ...(isList && { isList: true as const }),
  sentences,
})
