import { contactFieldNames } from '@lintel/rules/contact.ts'
import { campaignParameters } from '@lintel/rules/source.ts'
import { type EnquiryDetails, namesOf } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * Posts to any program that takes JSON, by the owner's mapping with placeholders such as `{email}`. Values
 * are put into the parsed mapping, so nothing that a visitor writes can change its structure.
 */
export const crm: Channel = {
  label: 'the CRM',
  isOn: ({ CRM_URL, CRM_MAPPING }) => Boolean(CRM_URL && CRM_MAPPING),
  rules: ({ CRM_URL, CRM_MAPPING, CRM_AUTHORIZATION }) => {
    const unknown = unknownIn(CRM_MAPPING)
    const both = 'set both, or neither'
    return [
      addressRule(['CRM_URL', CRM_URL]),
      ['CRM_MAPPING', Boolean(CRM_URL) !== Boolean(CRM_MAPPING), 'and CRM_URL belong together', both],
      [
        'CRM_MAPPING',
        CRM_MAPPING && unknown === undefined,
        'is no JSON object',
        'write an object such as {"email": "{email}"}',
      ],
      ['CRM_MAPPING', unknown, `has ${unknown}, which nothing stands for`, `use ${placeholders.join(', ')}`],
      [
        'CRM_AUTHORIZATION',
        !/^[\x20-\x7e]*$/.test(CRM_AUTHORIZATION ?? ''),
        'is no header',
        'write it in one line, such as Bearer and the token',
      ],
    ]
  },
  kinds: ['enquiry'],
  send: async (env, { id, enquiry }) => {
    if (!enquiry) return
    const body = JSON.stringify(fill(JSON.parse(env.CRM_MAPPING ?? ''), valuesOf(enquiry)))
    await postJson('The CRM', env.CRM_URL ?? '', body, {
      headers: {
        'Idempotency-Key': id,
        ...(env.CRM_AUTHORIZATION && { Authorization: env.CRM_AUTHORIZATION }),
      },
    })
  },
}

type Values = Record<string, string | null | undefined>

function valuesOf({ source, ...enquiry }: EnquiryDetails): Values {
  const { campaign = {}, ...pages } = source
  return { ...enquiry, ...namesOf(enquiry.name), ...pages, ...campaign }
}

/** All placeholders that a mapping may use. */
const placeholders = [
  'reference',
  ...contactFieldNames,
  'firstName',
  'lastName',
  'flag',
  'receivedAt',
  'replyBy',
  'firstPage',
  'cameFrom',
  'formPage',
  'referringHost',
  ...campaignParameters,
].map((name) => `{${name}}`)

/**
 * Fills in the placeholders. One that is a whole string becomes null if its value is unknown; within a longer
 * string it becomes empty.
 */
function fill(mapping: Json, values: Values): Json {
  if (typeof mapping === 'string') {
    if (placeholders.includes(mapping)) return values[mapping.slice(1, -1)] || null
    return mapping.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
  if (Array.isArray(mapping)) return mapping.map((each) => fill(each, values))
  if (mapping === null || typeof mapping !== 'object') return mapping
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key, fill(value, values)]))
}

/**
 * Returns the first unknown placeholder, '' if there is none, or `undefined` if the mapping is not a JSON
 * object.
 */
function unknownIn(mapping: string | undefined): string | undefined {
  try {
    const parsed: unknown = JSON.parse(mapping || '{}')
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return undefined
    return (JSON.stringify(parsed).match(/\{\w+\}/g) ?? []).find((each) => !placeholders.includes(each)) ?? ''
  } catch {
    return undefined
  }
}
