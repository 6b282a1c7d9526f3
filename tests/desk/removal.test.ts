import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsOf, referencesTo } from '@lintel/desk/records/references.ts'
import { readText } from '@lintel/desk/server/files.ts'
import { actions as articles } from '@lintel/desk/views/articles/actions.ts'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { invalidateContent } from '@lintel/engine/content/sources.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-removal-'))
const code = ['pages', 'components', 'data', 'renderer', 'packages', 'public', 'node_modules', 'package.json']

beforeAll(() => {
  for (const each of code) symlinkSync(join(before, each), join(folder, each))
})
beforeEach(() => {
  process.chdir(folder)
  for (const each of ['content', '.cache']) rmSync(each, { recursive: true, force: true })
  cpSync(join(before, 'content'), 'content', { recursive: true })
  invalidateContent()
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  vi.resetModules()
})

const serviceFile = (id: string) => `content/services/${id}.yaml`
const redirects = () => parse(readFileSync('content/redirects.yaml', 'utf8'))

async function removeFile(file: string, to: string | null, instead: string | null = null) {
  const { version } = readText(file)
  await pages.remove.run({ file, version, to, instead })
  invalidateContent()
}

async function set(file: string, path: (string | number)[], value: unknown) {
  const { version } = readText(file)
  const change = { kind: 'set' as const, path, value }
  const saved = await pages.change.run({ file, version, write: true, changes: [change] })
  expect(saved.rejected).toEqual([])
  invalidateContent()
}

const textsOf = () =>
  Object.fromEntries(
    ['services', 'automation', 'cybersecurity', 'consulting'].map((id) => [
      id,
      existsSync(`content/questions/${id}.yaml`) && readFileSync(`content/questions/${id}.yaml`, 'utf8'),
    ]),
  )

test('a removal names links and counts, leads the address on, and undo brings all of it back', {
  timeout: 300_000,
}, async () => {
  const file = serviceFile('cybersecurity')
  const preview = await pages.previewRemoval.run({ file })
  expect(preview).toMatchObject({ page: '/cybersecurity', title: 'Service “Cybersecurity”' })
  expect(preview.linkedFrom).toContainEqual({
    name: 'Services page',
    field: 'Service cards, note, action, link address',
    href: '/pages/services#content/pages/services.yaml#blocks.1.note.action.href',
  })
  expect(preview.counts).toContainEqual({
    name: 'Services page',
    field: 'Service cards, title',
    href: '/pages/services#content/pages/services.yaml#blocks.1.title',
  })
  expect(preview.targets.map(({ path }) => path)).toEqual(expect.arrayContaining(['/services', '/pricing']))
  expect(preview.targets.map(({ path }) => path)).not.toContain('/cybersecurity')
  expect(preview.namedIn.map(({ field }) => field)).toEqual([
    'Expertise, areas 3, service',
    'Services hero, service',
  ])
  expect(preview.others).toContainEqual({ id: 'ai-systems', label: 'Service “AI Systems & Applications”' })
  const [services, questions] = [readFileSync('content/pages/services.yaml', 'utf8'), textsOf()]
  await expect(removeFile(file, '/nowhere')).rejects.toThrow('there is no page /nowhere')
  for (const instead of ['cybersecurity', 'nothing-of-this-name'])
    await expect(removeFile(file, '/services', instead)).rejects.toThrow(
      'what was chosen instead is not there',
    )

  await removeFile(file, '/services', 'ai-systems')
  expect(redirects()).toEqual([{ from: '/cybersecurity', to: '/services' }])
  const { blocks } = parse(readFileSync('content/pages/services.yaml', 'utf8'))
  expect(blocks[0].service).toBe('ai-systems')
  expect(blocks[1].note.action.href).toBe('/services')
  expect(referencesTo(file)).toEqual([])
  expect(existsSync('content/questions/cybersecurity.yaml')).toBe(false)
  await pages.step.run({ direction: 'undo', about: 'removed: Service “Cybersecurity”' })
  expect(existsSync('content/redirects.yaml')).toBe(false)
  expect(readFileSync('content/pages/services.yaml', 'utf8')).toBe(services)
  expect(textsOf()).toEqual(questions)
})

test('what names a record goes with it where no other is named, but no page loses its title', async () => {
  const file = serviceFile('cybersecurity')
  expect((await pages.previewRemoval.run({ file })).goesWith).toBeNull()
  await expect(removeFile(file, null)).rejects.toThrow('Services page names it (Services hero, service)')
  await set('content/pages/services.yaml', ['blocks', 0, 'service'], 'ai-systems')
  const { goesWith } = await pages.previewRemoval.run({ file })
  expect(goesWith?.map(({ field }) => field)).toEqual(['Expertise, areas 3'])
  await removeFile(file, '/services')
  const { blocks } = parse(readFileSync('content/pages/about.yaml', 'utf8'))
  expect(blocks[5].areas.map(({ title }: { title: string }) => title)).toEqual([
    'AI & Machine Learning',
    'Data & Analytics',
  ])
  expect(await checkContent()).toEqual([])
})

test('a person whom documents have to name is replaced in all of them, or stays', async () => {
  const [file, post] = ['content/people/security-lead.yaml', 'content/blog/welcome-to-our-blog.md']
  const byThem = readFileSync(post, 'utf8').replace('\n---\n', '\nauthor: security-lead\n---\n')
  writeFileSync(post, byThem)
  expect((await pages.previewRemoval.run({ file })).goesWith).toBeNull()
  await expect(removeFile(file, null)).rejects.toThrow(/names it \(.+\)/)
  expect(existsSync(file)).toBe(true)
  await removeFile(file, null, 'engagement-lead')
  expect(referencesTo(file)).toEqual([])
  expect(readFileSync('content/specimens/threat-model.yaml', 'utf8')).toContain('drawnBy: engagement-lead')
  expect(readFileSync(post, 'utf8')).toBe(byThem.replace('author: security-lead', 'author: engagement-lead'))
})

test('three of six services go and one comes, and all is in order afterward', {
  timeout: 300_000,
}, async () => {
  for (const id of ['consulting', 'automation', 'cybersecurity'])
    await removeFile(serviceFile(id), '/services', 'ai-systems')
  const { record } = await pages.blank.run({ kind: 'services' })
  const [like] = [parse(readFileSync(serviceFile('ai-systems'), 'utf8'))]
  const created = await pages.create.run({
    kind: 'services',
    name: 'Training',
    record: { ...(record as object), ...like, name: 'Training', shownIn: (record as typeof like).shownIn },
  })
  expect(created).toMatchObject({ diagnostics: [], path: '/training' })
  invalidateContent()
  expect(await checkContent()).toEqual([])
})

test('an article that is removed leads on too, and comes back as it was', async () => {
  const file = 'content/blog/data-pipeline-architecture.md'
  const { version, text } = readText(file)
  const { linkedFrom } = await articles.previewRemoval.run({ file })
  expect(linkedFrom).toContainEqual(
    expect.objectContaining({ field: expect.stringMatching(/^Paragraph \d/) }),
  )
  await articles.remove.run({ file, version, to: '/blog' })
  expect(redirects()).toEqual([{ from: '/blog/data-pipeline-architecture', to: '/blog' }])
  await articles.bringBack.run({ file })
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(existsSync('content/redirects.yaml')).toBe(false)
})

test.each([
  ['Service', 6, 'Our six services', true],
  ['Service', 6, 'The other five services', true],
  ['Service', 6, 'Three services for a start', false],
  ['Case study', 3, 'These 3 short case studies', true],
  ['Case study', 3, 'All three case studies', true],
  ['Person', 5, 'five people answer', true],
  ['Person', 5, 'What two people agree on', false],
  ['Service', 6, 'our services', false],
])(
  'of the kind “%s”, of which there were %i, “%s” says how many there are: %s',
  async (label, count, title, isCount) => {
    await set('content/pages/services.yaml', ['blocks', 1, 'title'], title)
    const fields = countsOf(label, count).filter(({ name }) => name === 'Services page')
    expect(fields.some(({ field }) => field === 'Service cards, title')).toBe(isCount)
  },
)

test('a list is sorted by hand in one undo step, and not over what others have added', async () => {
  const places = () =>
    ['retail-demand-forecasting', 'healthcare-triage', 'back-office-automation'].map(
      (id) => parse(readFileSync(`content/case-studies/${id}.yaml`, 'utf8')).place,
    )
  const { lists } = await pages.order.run({ kind: 'caseStudies' })
  const [{ path, entries } = { path: [], entries: [] }] = lists
  const files = entries.map(({ file }) => file)
  expect(files.map((file) => file.replace(/.*\/|\.yaml/g, ''))).toEqual([
    'retail-demand-forecasting',
    'healthcare-triage',
    'back-office-automation',
  ])
  await pages.reorder.run({ kind: 'caseStudies', path, files: files.toReversed() })
  expect(places()).toEqual([3, 2, 1])
  await pages.step.run({ direction: 'undo', about: 'order: Case studies' })
  expect(places()).toEqual([1, 2, 3])
  expect(() => pages.reorder.run({ kind: 'caseStudies', path, files: files.slice(1) })).toThrow(
    'this list has other entries by now',
  )
  const services = (await pages.order.run({ kind: 'services' })).lists
  expect(services.map(({ label }) => label)).toEqual([
    'Menu',
    'Home page',
    'Cards of the services page',
    'Footer',
  ])
  expect((await pages.order.run({ kind: 'pages' })).lists).toEqual([])
})
