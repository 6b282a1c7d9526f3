import { startServer } from '#scripts/owner/serve/startServer.ts'
import { readFileSync } from 'node:fs'
const s = await startServer({ folder: 'tests/functions/fixtures/site', database: '/tmp/zz.sqlite', settings: {}, port: 9401, hostname: '127.0.0.1', proxies: [], log: () => {} })
const strings = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json','utf8'))
let bad=0
for (const q of strings) {
  const r = await fetch(`${s.address}/search?q=${encodeURIComponent(q.toWellFormed())}`)
  await r.text()
  if (r.status !== 200 && bad++ < 3) console.log(r.status, JSON.stringify(q), r.headers.get('retry-after'))
}
await s.stop()
