import { mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { ReactNode } from 'react'
import { cacheFolder } from './cacheFolder.ts'

/** Of use to one build alone. */
export const fragmentFolder = join(cacheFolder, 'fragments')

/** Of Unicode's private use, so that no text has a meaning for them. */
const [opening, closing] = ['\uE000', '\uE001']
const mark = new RegExp(`${opening}([\\w/ -]+)${closing}`, 'g')

/** Where a fragment stands in this thread's file, in bytes. */
interface Place {
  start: number
  length: number
}

/**
 * The parts that many pages have in common, each rendered once in this thread. They are kept in a file: the cards and
 * drawings of a long blog would fill the memory.
 */
const places = new Map<string, Place>()
const waiting = new Map<string, { name: string; fragment: ReactNode }>()
let file: number | undefined
let end = 0

/** For `Once`: notes what is to be rendered unless it is already, and marks where. */
export function markOf(name: string, fragment: ReactNode): string {
  if (!places.has(name)) waiting.set(name, { name, fragment })
  return `${opening}${name}${closing}`
}

/**
 * Puts fragments where their marks are; in them there may be marks again.
 * @param render gives the markup of a fragment, whose ids begin with its name
 */
export function withFragments(html: string, render: (fragment: ReactNode, name: string) => string): string {
  return html.replaceAll(mark, (whole, marked: string) => {
    const place = places.get(marked)
    if (place) return read(place)
    const found = waiting.get(marked)
    if (!found) return whole
    // Its own name, as the one in the document would keep the whole document in memory.
    const { name, fragment } = found
    const markup = render(fragment, name)
    waiting.delete(name)
    places.set(name, append(markup))
    return markup
  })
}

function append(markup: string): Place {
  file ??= open()
  const start = end
  const length = writeSync(file, Buffer.from(markup), 0, undefined, start)
  end += length
  return { start, length }
}

function read({ start, length }: Place): string {
  const bytes = Buffer.allocUnsafe(length)
  if (file === undefined || readSync(file, bytes, 0, length, start) < length)
    throw new Error('Fragments of this build can no longer be read: does something else write to .cache/?')
  return bytes.toString()
}

function open(): number {
  mkdirSync(fragmentFolder, { recursive: true })
  return openSync(join(fragmentFolder, String(threadId)), 'w+')
}
