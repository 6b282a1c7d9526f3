import { readFileSync } from 'node:fs'
import { judgeAnswers } from './packages/lab/answers/judge.ts'
import { readIndex, readIndexFile } from '@lintel/engine/built/searchIndex.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { termsIn } from '@lintel/rules/search/terms.ts'
const judge = await judgeAnswers()
const s = await (await openSite(readIndex(), readIndexFile)).assistant()
const rows: any[] = []
for (const f of ['tests/answers/pages.json','tests/answers/report.json','tests/answers/threshold.json','tests/answers/tune.json','/tmp/w/q/seen.json','/tmp/w/q/near2.json'])
  for (const q of JSON.parse(readFileSync(f, 'utf8'))) {
    const v = judge(q)
    if (v !== 'right' && v !== 'quoted' && v!=='wrong' && v!=='right page') continue
    const h = s.find(q.question)[0]
    if (!h || !('section' in h.entry)) continue
    const e: any = h.entry
    const terms = new Set(termsIn(q.question))
    const asked = (e.section.asked ?? []).map((a: string) => a.split(' '))
    const best = Math.max(0, ...asked.map((a: string[]) => a.filter((t) => terms.has(t)).length))
    rows.push({ v, conf: h.score * h.coverage ** 0.75, cov: h.coverage, txt: h.textCoverage, odds: s.oddsOf(q.question), n: terms.size, best, share: best / terms.size, q: q.question })
  }
const show = (r: any) => [r.v, r.conf.toFixed(0), 'cov', r.cov.toFixed(2), 'txt', r.txt.toFixed(2), 'odds', r.odds.toFixed(2), 'n', r.n, 'best', r.best].join(' ')
for (const r of rows) if (r.v === 'quoted') console.log(show(r), r.q)
const test = (name: string, f: (r: any) => boolean) => console.log(name, ['right','right page','wrong','quoted'].map((v) => v + ' ' + rows.filter((r) => r.v === v && f(r)).length + '/' + rows.filter((r) => r.v === v).length).join('  '))
for (const c of [8,10,12,14,16]) test('conf<' + c, (r) => r.conf < c)
for (const c of [0.01, 0.1, 0.2, 0.3, 0.4]) test('txt<' + c, (r) => r.txt < c)
for (const c of [0.01, 0.1, 0.2, 0.3, 0.4]) test('txt<' + c + ' conf<16', (r) => r.txt < c && r.conf < 16)
test('best<2', (r) => r.best < 2)
test('best<2, n>2', (r) => r.best < 2 && r.n > 2)
test('best<2, n>1, conf<14', (r) => r.best < 2 && r.n > 1 && r.conf < 14)
test('best<2, n>1, txt<.5', (r) => r.best < 2 && r.n > 1 && r.txt < .5)
test('best<2, n>1, txt<.5 conf<14', (r) => r.best < 2 && r.n > 1 && r.txt < .5 && r.conf < 14)
test('best<2, n>1, txt<.7 conf<14', (r) => r.best < 2 && r.n > 1 && r.txt < .7 && r.conf < 14)
test('best<2, n>1, txt<.7', (r) => r.best < 2 && r.n > 1 && r.txt < .7)
test('best/n<.4 & txt<.5', (r) => r.share < .4 && r.txt < .5)
test('best/n<.5 & txt<.5', (r) => r.share < .5 && r.txt < .5)
test('best/n<.5 & txt<.5 & odds>-2', (r) => r.share < .5 && r.txt < .5 && r.odds > -2)
test('best/n<=.5 & txt<.5 & odds>-2', (r) => r.share <= .5 && r.txt < .5 && r.odds > -2)
test('txt<.5 & odds>-1.8', (r) => r.txt < .5 && r.odds > -1.8)
test('txt<.5 & odds>-1.8 conf<20', (r) => r.txt < .5 && r.odds > -1.8 && r.conf<20)
test('odds>-1.8 conf<16', (r) => r.odds > -1.8 && r.conf<16)
test('odds>-2 conf<14', (r) => r.odds > -2 && r.conf<14)
test('odds>-2 conf<14 best<2', (r) => r.odds > -2 && r.conf<14 && r.best <2 && r.n>1)
console.log('---- lines')
for (const a of [12, 14, 16, 18]) for (const b of [0, 3, 5, 8, 12]) test(`conf < ${a} + ${b}(odds+1.2)`, (r) => r.conf < a + b * (r.odds + 1.2))
for (const o of [-1.5, -1.8, -2, -2.2]) for (const c of [12, 14, 16, 18, 20]) test(`odds>${o} conf<${c}`, (r) => r.odds > o && r.conf < c)
