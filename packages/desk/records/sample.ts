import { createBlank } from './blank.ts'
import type { Field } from './fields.ts'

/** What made-up words refer to. */
interface SampleSource {
  /** The id of a claim. */
  claim: string
  /** A picture of the folder that a field takes pictures from. */
  picture: string
}

/** As many entries as show that a list is one. */
const entries = 3

/** Longer words than a heading has. */
const prose = /^(?:lead|text|description|words|answer)$/

/** A value with every required field filled in, and the words below a heading: to show what it looks like. */
export function createSample(field: Field, source: SampleSource, name = ''): unknown {
  const sampleOf = (each: Field, key = name) => createSample(each, source, key)
  const group = (fields: Record<string, Field> = {}) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([key, each]) => !each.isOptional || key === 'lead')
        .map(([key, each]) => [key, sampleOf(each, key)]),
    )
  if (field.kind === 'text') return wordsFor(name).slice(0, field.maxLength)
  if (field.kind === 'link' || field.kind === 'address') return '/contact'
  if (field.kind === 'claim' || field.kind === 'picture') return source[field.kind]
  if (field.kind === 'reference') return `a-sample-of-${field.folder}`
  if (field.kind === 'list') return Array.from({ length: entries }, () => sampleOf(field.entry))
  if (field.kind === 'variant') return group(field.groups[0])
  return field.kind === 'group' ? group(field.fields) : createBlank(field)
}

function wordsFor(name: string): string {
  if (prose.test(name))
    return 'A sentence or two of yours: what it is, whom it serves, and what they can rely on.'
  return name === 'title' || name === 'question' ? 'What you have to say' : 'Your words'
}
