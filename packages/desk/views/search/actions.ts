import type { Path } from '@lintel/engine/content/change.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { fillTokens } from '@lintel/engine/content/fillTokens.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { references } from '@lintel/engine/content/tokens.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import * as v from 'valibot'
import { viewOf } from '../../app/viewToFix.ts'
import { recordAndText } from '../../articles/frontMatter.ts'
import { nameOfField } from '../../records/fieldNames.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { leavesOf } from '../../records/references.ts'
import { tasks } from '../../records/tasks.ts'
import { action } from '../../server/action.ts'
import { readTextIfAny } from '../../server/files.ts'
import { isText } from '../../versions/merge/contentFiles.ts'
import { splitBlocks } from '../../versions/merge/mergeTexts.ts'

/** A text that can be edited, with what it is found by in lower case. */
interface Place {
  file: string
  path: Path
  words: string
  /** Of its page, article or record; then with its field; then its own words. */
  texts: [name: string, field: string, words: string]
}

const maxPlaces = 30

/** More would push away the texts, which are looked for more often. */
const maxTasks = 4

/** Texts that teach the assistant. */
const ofAssistant = /^content\/(?:questions\/|unanswered\.|admissions\.|synonyms\.)/

export const actions = {
  /** The tasks that are described with all words, and the places whose text or name has them, those that are called so first. */
  find: action(v.object({ words: v.pipe(v.string(), v.maxLength(200)) }), ({ words }) => {
    const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
    if (sought.length === 0) return { tasks: [], places: [], count: 0 }
    const has = (text: string) => sought.every((word) => text.includes(word))
    const begins = (text: string) => sought.every((word) => ` ${text}`.includes(` ${word}`))
    const matches = filesOf('content/**/*.{yaml,yml,md,mdx}')
      .filter((file) => isText(file) && (isArticle(file) || schemaOf(file.replace('content/', ''))))
      .flatMap((file) => {
        // What visitors ask repeats the words of pages.
        const last = ofAssistant.test(file) ? 4 : 0
        return placesOf(file).flatMap((place, index) => {
          const rank = place.texts.findIndex(has)
          const isFound = rank >= 0 || has(place.texts.slice(1).join(' '))
          // What is called so stands first once, and its other texts after what else has the words.
          const order = rank === 0 && index > 0 ? 3 : (rank + 4) % 4
          return isFound ? [{ place, rank: last || order }] : []
        })
      })
      .sort((one, other) => one.rank - other.rank || distanceOf(one) - distanceOf(other))
    return {
      tasks: tasks.filter(({ label, also }) => begins(`${label.toLowerCase()} ${also}`)).slice(0, maxTasks),
      count: matches.length,
      places: matches.slice(0, maxPlaces).map(({ place }) => shown(place, sought)),
    }
  }),
}

/** Pages are what is looked for most; controls repeat their words, and articles have many more. */
const distanceOf = ({ place: { file } }: { place: Place }) =>
  /\.mdx?$/.test(file) ? 2 : Number(file.startsWith('content/interface/'))

const isArticle = (file: string) => file.startsWith('content/blog/')

function shown({ file, path, words }: Place, sought: string[]) {
  const isParagraph = /\.mdx?$/.test(file) && typeof path[0] === 'number'
  const field = isArticle(file) || isParagraph ? undefined : path.join('.')
  return {
    name: nameOfFile(file, readTextIfAny(file)),
    field: nameOfField(file, path),
    words: excerpt(plain(words), sought),
    href: viewOf({ file, ...(field !== undefined && { field }) }),
  }
}

/** The places of a file; none of one that cannot be read, as what helps there stands above every view. */
function placesOf(file: string): Place[] {
  const text = readTextIfAny(file) ?? ''
  const before = placesByFile.get(file)
  if (before?.text === text) return before.places
  const places = findPlaces(file, text)
  placesByFile.set(file, { text, places })
  return places
}

const placesByFile = new Map<string, { text: string; places: Place[] }>()

function findPlaces(file: string, text: string): Place[] {
  const { matter, body } = recordAndText(file, text)
  const name = nameOfFile(file, text).toLowerCase()
  const { tokens } = references
  try {
    const record = parse(matter)
    const leaves = [...leavesOf(record, []), ...leavesOf(splitBlocks(body), [])]
    return leaves.map(([path, value]) => {
      const words = fillTokens(value, tokens, (_, written) => written)
      const field = `${name} ${nameOfField(file, path, record)}`.toLowerCase()
      return { file, path, words, texts: [name, field, words.toLowerCase()] }
    })
  } catch {
    return []
  }
}

/** As visitors read it, without the signs of Markdown. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/\]\([^)]*\)|^\s*(?:#+|[>*-])\s|\|?(?::?-{3,}:?\|)+/gm, '')
    .replaceAll(/[*`|[\]]+/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** In characters, around the first word that was found. */
const excerptLength = 160

function excerpt(text: string, [first = '']: string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(first) - excerptLength / 3)
  const end = at + excerptLength
  return `${at > 0 ? '… ' : ''}${text.slice(at, end).trim()}${end < text.length ? ' …' : ''}`
}
