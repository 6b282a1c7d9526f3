import { readFileSync } from 'node:fs'
import { plainText } from '#components/chat/answer.ts'
import { answerFrom } from '#components/chat/siteAnswers.ts'
import { openSite } from '#data/search/openSite.ts'
import { readIndex, readIndexFile } from '#scripts/built/searchIndex.ts'

const search = await (await openSite(readIndex(), readIndexFile)).assistant()
for (const q of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  console.log('\n######', q)
  console.log(plainText(answerFrom(search, q)))
  for (const f of search.find(q).slice(0, 4))
    console.log(
      '   ',
      f.score.toFixed(1),
      f.coverage.toFixed(2),
      'admission' in f.entry
        ? 'ADM ' + f.entry.admission.says.slice(0, 60)
        : f.entry.page.path + ' # ' + f.entry.section.heading,
    )
}
