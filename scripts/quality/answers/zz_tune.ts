import { readFileSync } from 'node:fs'
import { judgeAnswers } from './judge.ts'

const files = ['pages', 'report', 'threshold', 'tune']
const judge = await judgeAnswers()
const pts: Record<string, number> = {
  right: 1,
  doubted: 0.6,
  half: 0.4,
  'right page': 0.2,
  none: 0,
  wrong: -1,
  admitted: 1,
  quoted: -0.5,
}
let score = 0,
  n = 0
const parts: string[] = []
for (const f of files) {
  const c: Record<string, number> = {}
  for (const q of JSON.parse(readFileSync(`tests/answers/${f}.json`, 'utf8'))) {
    const v = judge(q)
    c[v] = (c[v] ?? 0) + 1
    score += pts[v] ?? 0
    n++
  }
  parts.push(
    `${f[0]}: ${c.right}r ${c.doubted ?? 0}d ${c.half ?? 0}h ${c['right page'] ?? 0}p ${c.none ?? 0}n ${c.wrong ?? 0}w | ${c.admitted}a ${c.quoted ?? 0}q`,
  )
}
console.log((score / n).toFixed(4), process.env.P ?? '', '\n    ', parts.join('   '))
