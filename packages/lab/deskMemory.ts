import { readdirSync, readFileSync } from 'node:fs'
import { freePort } from '@lintel/engine/command/port.ts'
import { chromium } from '@playwright/test'
import { startDesk } from '../../tests/desk/startDesk.ts'
import { findBrowser } from './findBrowser.ts'
import { projectCopy } from './projectCopy.ts'

/** The resident memory of the desk, all its processes together, at the start and after each ten changes of a text. */
const changes = Number(process.argv[2] ?? 30)
const file = 'content/pages/home.yaml'

const { folder, remove } = projectCopy()
const desk = await startDesk(folder, await freePort())
const browser = await chromium.launch({ executablePath: findBrowser() })
try {
  const page = await browser.newPage()
  await page.goto(desk.address)
  await page.goto(new URL('/pages', page.url()).href)
  await page.frameLocator('iframe').getByRole('main').waitFor({ timeout: 300_000 })
  report('opened')
  for (let change = 1; change <= changes; change++) {
    await page.evaluate(changeTitle, { file, title: `We architect solutions, draft ${change}` })
    await page.reload()
    await page.frameLocator('iframe').getByRole('main').waitFor()
    if (change % 10 === 0) report(`${change} changes`)
  }
} finally {
  await browser.close()
  await desk.kill()
  remove()
}

/** What the form does for one word. */
async function changeTitle({ file, title }: { file: string; title: string }) {
  const act = async (name: string, input: unknown) => {
    const response = await fetch(`/api/pages/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Desk-Window': localStorage.getItem('desk-window') ?? '',
      },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const { version } = await act('open', { file })
  const change = { kind: 'set', path: ['blocks', 0, 'title'], value: title }
  await act('change', { file, version, changes: [change], about: 'Home page: title', write: true })
}

function report(when: string) {
  const sizes = processesOf(desk.pid).map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const sizeOf = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(rollup)?.[1]) / 1024
    return { resident: sizeOf('Rss'), anonymous: sizeOf('Anonymous') }
  })
  const sum = (key: 'resident' | 'anonymous') =>
    Math.round(sizes.reduce((total, each) => total + each[key], 0))
  console.log(
    `${when.padEnd(12)} ${sum('resident')} MB resident, ${sum('anonymous')} MB of it anonymous, in ${sizes.length} processes`,
  )
}

/** A process and all that it has started. */
function processesOf(pid: number): number[] {
  const started = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...started.flatMap(processesOf)]
}
