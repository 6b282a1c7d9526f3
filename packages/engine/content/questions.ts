import type { InferOutput } from 'valibot'
import { admissionsSchema, questionsSchema, synonymsSchema, unansweredSchema } from '../schemas/questions.ts'
import { readRecord } from './records.ts'
import { isThere } from './sources.ts'
import { references } from './tokens.ts'

/** Where the questions that a page answers stand. */
export const questionsFile = (path: string) =>
  `content/questions/${path === '/' ? 'home' : path.slice(1)}.yaml`

/** The path of the page that answers a file of questions. */
export const pageOfQuestions = (file: string) =>
  file.replace(/^content\/questions|\.yaml$/g, '').replace(/^\/home$/, '/')

/** What visitors ask a page, in their own words, by its headings; nothing where the page has no file. */
export function questionsOf(path: string): InferOutput<typeof questionsSchema> {
  const file = questionsFile(path)
  return isThere(file) ? readRecord(file, questionsSchema, references) : {}
}

export const admissionsFile = 'content/admissions.yaml'

/** What visitors ask and the site does not say. */
export const readAdmissions = (): InferOutput<typeof admissionsSchema> =>
  readRecord(admissionsFile, admissionsSchema, references)

export const unansweredFile = 'content/unanswered.yaml'

/** Stands for every page, or every heading. */
export const anyPlace = '*'

/** What visitors ask of a heading, and it does not say, by the path of its page. */
export const readUnanswered = (): InferOutput<typeof unansweredSchema> =>
  readRecord(unansweredFile, unansweredSchema, references)

/** Words that visitors use for one another. */
export const readSynonyms = (): InferOutput<typeof synonymsSchema> =>
  readRecord('content/synonyms.yaml', synonymsSchema, references)
