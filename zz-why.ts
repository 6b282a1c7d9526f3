import { readIndex, readIndexFile } from '@lintel/engine/built/searchIndex.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { plainText } from '@lintel/kit/chat/answer.ts'
import { answerFrom } from '@lintel/kit/chat/siteAnswers.ts'
const s = await (await openSite(readIndex(), readIndexFile)).assistant()
for (const q of process.argv.slice(2)) {
  console.log('\n## ' + q, 'odds', s.oddsOf(q).toFixed(2))
  console.log([...s.termWeights(q)].map(([t, w]) => t + ':' + w.toFixed(1)).join(' '))
  for (const h of s.find(q).slice(0, 6)) {
    const e: any = h.entry
    console.log('  ', h.score.toFixed(1), 'conf', (h.score * h.coverage ** 0.75).toFixed(1), 'cov', h.coverage.toFixed(2), 'txt', h.textCoverage.toFixed(2), 'miss', [...h.missing].join(','), '|', e.admission ? 'ADM ' + e.admission.says.slice(0, 60) : e.page.path + '#' + e.section.heading, s.isOffTopic(h, q) ? 'OFF' : '')
  }
  console.log('  =>', plainText(answerFrom(s, q)).slice(0, 1500).replaceAll('\n', ' / '))
}
