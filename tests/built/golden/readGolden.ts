import { readFileSync } from 'node:fs'

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))

/** Each question of `answered.txt` with the pages that answer it. */
export function answeredQuestions(): { question: string; paths: string[] }[] {
  let paths: string[] = []
  return linesOf('answered.txt').flatMap((line) => {
    if (line.startsWith('  ')) return [{ question: line.trim(), paths }]
    paths = line.split(' ')
    return []
  })
}

export function unansweredQuestions(): string[] {
  return linesOf('unanswered.txt')
}
