import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { requireBuild } from '../requireBuild.ts'
import { judgeAnswers, type TestQuestion, type Verdict } from './judge.ts'

/** How many times slower a visitor's processor is than this one. */
const slowdown = 4

/**
 * Asks the assistant of the last build every question in `tests/answers/`, and prints the verdicts by set and
 * kind, and the response times. With `--list`, prints each question with its verdict.
 */
const { values } = readOptions({ options: { list: { type: 'boolean' } } })
requireBuild()
const judge = await judgeAnswers()
const times: number[] = []

for (const file of globSync('tests/answers/*.json').sort()) {
  const questions = JSON.parse(readFileSync(file, 'utf8')) as TestQuestion[]
  const judged = questions.map((question) => ({ ...question, verdict: timed(() => judge(question)) }))
  console.log(`\n${basename(file, '.json')}: ${questions.length} questions`)
  table(
    judged.filter(({ answerable }) => answerable),
    ['right', 'closest', 'doubted', 'half', 'right page', 'none', 'wrong'],
  )
  table(
    judged.filter(({ answerable }) => !answerable),
    ['admitted', 'near', 'quoted'],
  )
  if (values.list)
    for (const { verdict, question, page } of judged) console.log([verdict, page, question].join('\t'))
}

const sorted = times.map((time) => time * slowdown).sort((one, other) => one - other)
const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
console.log(
  `\nAn answer, ${slowdown} times slower than here: half within ${at(0.5)}, all but one of 20 within ${at(0.95)}, the longest ${at(1)}`,
)

function timed<Value>(run: () => Value): Value {
  const before = process.cpuUsage()
  const value = run()
  // CPU time in μs, which other programs do not affect.
  const { user, system } = process.cpuUsage(before)
  times.push((user + system) / 1000)
  return value
}

function table(judged: (TestQuestion & { verdict: Verdict })[], verdicts: Verdict[]) {
  const kinds = Map.groupBy(judged, ({ kind = 'plain' }) => kind)
  console.log(['', ...verdicts].map((cell, index) => (index ? cell.padStart(14) : cell.padEnd(24))).join(''))
  for (const [kind, questions] of [...kinds, ['all', judged] as const]) {
    const shares = verdicts.map((verdict) => {
      const count = questions.filter((question) => question.verdict === verdict).length
      return `${count} (${Math.round((100 * count) / questions.length)} %)`.padStart(14)
    })
    console.log(kind.padEnd(24) + shares.join(''))
  }
}
