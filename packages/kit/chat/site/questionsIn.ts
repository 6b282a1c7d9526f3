import { termsIn } from '@lintel/rules/search/terms.ts'

/** Where somebody read of it is no part of what is asked. */
const whereRead = /\b(?:according to|in|from) your (?:blog|articles?|posts?)\b|\byou wrote(?: about)?\b/gi

/** Nor is how long an answer is wanted. */
const howLong =
  /\bin (?:short|brief|a nutshell|(?:one|a) (?:line|sentence|word)|a few (?:words|lines|sentences))\b/gi

const endOfSentence = /(?<=[.?!])\s+/
const nextQuestion = /\band (?=(?:how|what|who|where|when|which|why|do|does|can|could|is|are|will)\b)/i
/** Not "IT", which is a subject. */
const refersBack = /\b(?:[Tt]hat|[Tt]his|[Ii]t|[Tt]hey|[Tt]hem|[Tt]hose|[Tt]hese)\b/

/** Returns a message as a whole and, if there is more to it than one, each question in it. */
export function questionsIn(text: string): { message: string; questions: string[] } {
  const asked = text.replaceAll(howLong, ' ')
  const subject = asked.replaceAll(whereRead, ' ')
  const message = termsIn(subject).length > 1 ? subject : asked
  const sentences = message.split(endOfSentence)
  const isQuestion = (sentence: string) => sentence.includes('?')
  // The sentences around a question explain it, and ask nothing.
  const questions = (sentences.some(isQuestion) ? sentences.filter(isQuestion) : sentences)
    .flatMap((sentence) => sentence.split(nextQuestion))
    // "How do you prevent that?" does not say what.
    .filter((part) => termsIn(part).length > 1 && !refersBack.test(part))
  return { message, questions: questions[0] === message ? [] : questions }
}

/** Whether most letters are of no script that English is written in. */
export function isInOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}
