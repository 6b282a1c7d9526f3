import { readFileSync } from 'node:fs'
import { judgeAnswers } from './packages/lab/answers/judge.ts'
const judge = await judgeAnswers()
const files = ['tests/answers/pages.json','tests/answers/report.json','tests/answers/threshold.json','tests/answers/tune.json','/tmp/w/q/seen.json', ...process.argv.slice(2)]
let T = [0,0,0,0,0,0,0,0]
const line = (n: string, [r,d,h,p,no,w,ad,qu]: number[]) => console.log(n.padEnd(12), 'right', r+d, 'doubted', d, 'half', h, 'rpage', p, 'none', no, 'wrong', w, '| admitted', ad, 'quoted', qu)
for (const f of files) {
  const c: Record<string, number> = {}
  for (const q of JSON.parse(readFileSync(f, 'utf8'))) { const v = judge(q); c[v] = (c[v] ?? 0) + 1 }
  const row = ['right','doubted','half','right page','none','wrong','admitted','quoted'].map((k) => c[k] ?? 0)
  T = T.map((t, i) => t + row[i]!)
  line(f.split('/').at(-1)!.replace('.json',''), row)
}
line('ALL', T)
import { readIndex, readIndexFile } from '@lintel/engine/built/searchIndex.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { answerFrom } from '@lintel/kit/chat/siteAnswers.ts'
import { nextSteps } from '@lintel/kit/chat/topics/help.ts'
import { chatAnswers } from '@lintel/engine/content/strings.ts'
const s = await (await openSite(readIndex(), readIndexFile)).assistant()
let hq = 0
for (const f of files) for (const q of JSON.parse(readFileSync(f, 'utf8'))) if (!q.answerable) { const a = answerFrom(s, q.question); if (JSON.stringify(a.blocks).includes(chatAnswers.closest.slice(0, 20)) && a.blocks.some((b: any) => b.kind === 'quote')) { hq++; if (process.env.L) console.log('HQ', q.question) } }
console.log('unanswerable under hedge', hq)
