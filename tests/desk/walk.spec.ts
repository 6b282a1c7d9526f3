import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkModules } from '@lintel/lab/projectCopy.ts'
import { expect, test } from './desk.ts'
import { pointer } from './hands.ts'
import { cloneOf } from './remote.ts'
import { walk } from './walk.ts'

test.use({ actionTimeout: 60_000 })

test('the site becomes that of another firm, in the browser alone, and what is published builds', async ({
  page,
  desk,
}) => {
  test.setTimeout(580_000)
  const remote = await walk(page, desk, pointer(page))
  await test.step('and builds', async () => {
    const host = cloneOf(remote)
    linkModules('.', host)
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: host, stdio: 'pipe' })
    const built = (file: string) => readFileSync(join(host, 'dist/client', file), 'utf8')
    expect(built('index.html')).toMatch(/northmoor\.\w+\.svg/)
    expect(built('index.html')).not.toContain('Lintel')
    for (const name of ['Ada Example', 'Tom Sample']) expect(built('about.html')).toContain(name)
    for (const gone of ['digital-transformation', 'consulting', 'cybersecurity'])
      expect(existsSync(join(host, `dist/client/${gone}.html`)), gone).toBe(false)
    expect(built('_redirects')).toMatch(/^\/consulting \/services 301$/m)
    expect(built('training.html')).toContain('Engineering Training')
    expect(built('spring-day.html')).toContain('They drew it before they built it.')
    expect(built('careers.html')).toContain('Data engineer')
    expect(built('terms.html')).toContain('Courses are booked in writing.')
    expect(built('due.json')).toContain('2030-11-30T14:00')
    expect(existsSync(join(host, 'dist/client/blog/what-a-course-cannot-teach.html'))).toBe(false)
    rmSync(host, { recursive: true, force: true })
  })
  rmSync(remote, { recursive: true, force: true })
})
