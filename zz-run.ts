import { readFileSync } from 'node:fs'
import { judgeAnswers } from './packages/lab/answers/judge.ts'
const judge = await judgeAnswers()
for (const file of process.argv.slice(2).filter((a) => !a.startsWith('-'))) {
  const qs = JSON.parse(readFileSync(file, 'utf8'))
  const out: any = {}
  for (const q of qs) {
    const v = judge(q); const k = (q.answerable ? 'A ' : 'U ') + (q.kind ?? 'plain')
    out[k] ??= {}; out[k][v] = (out[k][v] ?? 0) + 1
    const a = q.answerable ? 'A all' : 'U all'; out[a] ??= {}; out[a][v] = (out[a][v] ?? 0) + 1
    if (process.argv.includes('-l') && !['right', 'admitted'].includes(v)) console.log([v, q.page ?? '', q.question].join('\t'))
    if (process.argv.includes('-a')) console.log([v, q.page ?? '', q.question].join('\t'))
  }
  console.log(file); for (const k of Object.keys(out).sort()) console.log('  ', k.padEnd(16), JSON.stringify(out[k]))
}
