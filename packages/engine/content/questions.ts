import { getContent } from './store.ts'

const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1))

/** Where the questions that a page answers stand. */
export const questionsFile = (path: string) => `content/questions/${idOf(path)}.yaml`

/** The path of the page that answers a file of questions. */
export const pageOfQuestions = (file: string) =>
  file.replace(/^content\/questions|\.yaml$/g, '').replace(/^\/home$/, '/')

/** What visitors ask a page, in their own words, by its headings; nothing where the page has no file. */
export const questionsOf = (path: string) => getContent('questions', idOf(path)) ?? {}

export const admissionsFile = 'content/admissions.yaml'

export const unansweredFile = 'content/unanswered.yaml'

/** Stands for every page, or every heading. */
export const anyHeading = '*'
