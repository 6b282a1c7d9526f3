import { getContent } from './store.ts'

const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1))

/** Returns the file with the questions that a page answers. */
export const questionsFile = (path: string) => `content/questions/${idOf(path)}.yaml`

/** Returns the path of the page that a file of questions belongs to. */
export const pageOfQuestions = (file: string) =>
  file.replace(/^content\/questions|\.yaml$/g, '').replace(/^\/home$/, '/')

/** Returns visitors' questions for a page by heading, or {} if it has none. */
export const questionsOf = (path: string) => getContent('questions', idOf(path)) ?? {}

export const admissionsFile = 'content/admissions.yaml'

export const unansweredFile = 'content/unanswered.yaml'

/** Matches every page, or every heading. */
export const anyHeading = '*'
