import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { nameOfField } from '@lintel/desk/records/fieldNames.ts'
import { restoreFolder } from '@lintel/desk/server/folders.ts'
import { readBranch } from '@lintel/desk/versions/branch.ts'
import type { Choice, Choices, Conflict } from '@lintel/desk/versions/merge/conflicts.ts'
import type { FindBrokenField } from '@lintel/desk/versions/merge/mergeContent.ts'
import { countUnpublished, listUnpublished } from '@lintel/desk/versions/unpublished.ts'
import { listLinks } from '@lintel/desk/versions/workingTree.ts'
import { commitAndMerge, push } from '@lintel/desk/views/publish/publishing.ts'
import { findInterrupted, recover } from '@lintel/desk/views/publish/recover.ts'
import { holidaysFile, holidaysOf } from '@lintel/engine/checks/calendarOf.ts'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'

const project = resolve('.')
const home = 'content/pages/home.yaml'
const claims = 'content/claims.yaml'
const article = 'content/blog/queues.md'
const questions = 'content/questions/blog/queues.yaml'
const picture = 'content/blog/images/plan.png'
const redirects = 'content/redirects.yaml'
const brand = 'content/site.yaml'

/** A folder with the site, as the owner's machine and somebody else's have one. */
class Clone {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-clone-'))

  git = (...args: string[]) =>
    execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' }).trim()

  read = (file: string) => readFileSync(join(this.folder, file), 'utf8')

  has = (file: string) => existsSync(join(this.folder, file))

  write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  edit = (file: string, from: string | RegExp, to: string) => {
    const text = this.read(file)
    expect(text).toMatch(from)
    this.write(file, text.replace(from, to))
  }

  remove = (file: string) => rmSync(join(this.folder, file))

  rename = (from: string, to: string) => renameSync(join(this.folder, from), join(this.folder, to))

  /** Publishes as developers do. */
  push = (message = 'Theirs') => {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', message)
    this.git('push', '--quiet', 'origin', 'HEAD:main')
    return this.git('rev-parse', 'HEAD')
  }
}

let template: string
let remote: string
let owner: Clone
let other: Clone

const paragraphs = ['Queues hold what waits.', 'They fill up.', 'Then they overflow, and somebody is told.']
const written = `---
title: Queues
description: When to use one.
date: 2026-01-20
tags: [ai, strategy]
---

${paragraphs.join('\n\n')}

![A plan](images/plan.png)
`
const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
let pictures: Record<'before' | 'mine' | 'theirs', Buffer>

beforeAll(async () => {
  pictures = { before: await drawn('#111'), mine: await drawn('#222'), theirs: await drawn('#333') }
  template = mkdtempSync(join(tmpdir(), 'site-template-'))
  for (const file of [home, claims, 'content/case-studies/healthcare-triage.yaml'])
    cpSync(file, join(template, file))
  const files: Record<string, string | Uint8Array> = {
    [article]: written,
    [questions]:
      'Queues:\n  - what is a queue?\n  - when does it fill up?\nLimits:\n  - how long may it be?\n',
    [picture]: pictures.before,
    [brand]: 'name: Firm\nregion: US\n',
    [holidaysFile]: holidaysOf('US'),
    'renderer/code.ts': 'export const one = 1\n\n\n\n\nexport const two = 2\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(template, file)), { recursive: true })
    writeFileSync(join(template, file), text)
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: template, stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('-c', 'user.name=Somebody', '-c', 'user.email=some@body.example', 'commit', '--quiet', '-m', 'Begin')
  return () => rmSync(template, { recursive: true })
})

beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'site-remote-'))
  execFileSync('git', ['clone', '--quiet', '--bare', template, remote], { stdio: 'pipe' })
  ;[owner, other] = [new Clone(), new Clone()]
  for (const [clone, name] of [
    [owner, 'Ada Okafor'],
    [other, 'Somebody else'],
  ] as const) {
    clone.git('clone', '--quiet', remote, '.')
    clone.git('config', 'user.name', name)
    clone.git('config', 'user.email', 'some@body.example')
  }
  process.chdir(owner.folder)
})

afterEach(() => {
  process.chdir(project)
  for (const each of [remote, owner.folder, other.folder]) rmSync(each, { recursive: true, force: true })
})

const published = (file: string) =>
  execFileSync('git', ['show', `main:${file}`], { cwd: remote, encoding: 'utf8' })
const bytesPublished = (file: string) => execFileSync('git', ['show', `main:${file}`], { cwd: remote })
const isPublished = (file: string) =>
  execFileSync('git', ['ls-tree', 'main', '--', file], { cwd: remote, encoding: 'utf8' }) !== ''
const record = (file: string) => parse(published(file))

/** Publishes as the desk does, with a choice for each conflict. */
async function publish(
  choose: (conflict: Conflict) => Choice = unexpected,
  brokenField: FindBrokenField = () => undefined,
) {
  const asked: string[] = []
  const choices: Choices = {}
  for (let attempt = 0; attempt < 9; attempt++) {
    const open = await commitAndMerge('Say it better', choices, brokenField)
    for (const conflict of open) {
      asked.push(`${conflict.kind}: ${nameOfField(conflict.file, conflict.path)}`)
      choices[conflict.id] = choose(conflict)
    }
    if (open.length === 0 && (await push('origin', 'main')) === 'sent') break
  }
  expect(await countUnpublished(await readBranch())).toBe(0)
  expect(owner.git('status', '--porcelain')).toBe('')
  expect(owner.git('rev-parse', 'HEAD')).toBe(
    execFileSync('git', ['rev-parse', 'main'], { cwd: remote, encoding: 'utf8' }).trim(),
  )
  // What either side has kept stays in the history.
  for (const clone of [owner, other])
    owner.git('merge-base', '--is-ancestor', clone === owner ? 'HEAD' : otherHead(), 'HEAD')
  return asked
}

function otherHead() {
  owner.git('fetch', '--quiet', other.folder, 'HEAD')
  return owner.git('rev-parse', 'FETCH_HEAD')
}

function unexpected(conflict: Conflict): Choice {
  throw new Error(`Nothing should be asked about ${conflict.kind} ${conflict.file} ${conflict.path}`)
}

test('the same field: one is chosen, or both are brought together in a sentence', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  other.edit(home, /^ {4}lead: .*/m, '    lead: Drawn first, built then.')
  other.push()
  const asked = await publish(({ mine, theirs }) => ({ take: 'both', text: `${mine} ${theirs} It's both.` }))
  expect(asked).toEqual(['words: Home hero, lead'])
  expect(record(home).blocks[0].lead).toBe('We draw before we build. Drawn first, built then. It’s both.')
})

test.each(['mine', 'theirs'] as const)('the same field: %s', async (take) => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: mine')
  other.edit(home, /^ {4}lead: .*/m, '    lead: theirs')
  other.push()
  await publish(() => ({ take }))
  expect(record(home).blocks[0].lead).toBe(take)
})

test('neighboring fields: nothing is asked', async () => {
  owner.edit(home, /^ {4}title: .*/m, '    title: We build what holds')
  other.edit(home, /^ {4}lead: .*/m, '    lead: Drawn first, built then.')
  other.push()
  await publish()
  expect(record(home).blocks[0]).toMatchObject({
    title: 'We build what holds',
    lead: 'Drawn first, built then.',
  })
  expect(published(home)).toContain('# The drawing: what each part stands for')
})

test('a list in another order, and one of its entries reworded', async () => {
  owner.edit(home, '      - Discover\n      - Architect\n', '      - Architect\n      - Discover\n')
  other.edit(home, '      - Operate\n', '      - Run\n')
  other.push()
  await publish()
  expect(record(home).blocks[0].method).toEqual(['Architect', 'Discover', 'Build', 'Harden', 'Run'])
})

test('a list of groups in another order, and a field of one that was moved', async () => {
  const [startups] = /^ {6}- icon: startup[\s\S]*?(?=\n\n)/m.exec(owner.read(home)) ?? ['']
  owner.edit(home, `\n${startups}`, '')
  owner.edit(home, '      - icon: enterprise', `${startups}\n      - icon: enterprise`)
  other.edit(home, '        title: Startups', '        title: Young firms')
  other.push()
  await publish()
  expect(record(home).blocks[2].audiences.map(({ title }: { title: string }) => title)).toEqual([
    'Young firms',
    'Enterprises',
    'Small & Medium Businesses',
    'Government & Public Sector',
  ])
})

test('a list in two other orders: one is chosen', async () => {
  owner.edit(home, '      - Discover\n      - Architect\n', '      - Architect\n      - Discover\n')
  other.edit(home, '      - Harden\n      - Operate\n', '      - Operate\n      - Harden\n')
  other.push()
  expect(await publish(() => ({ take: 'theirs' }))).toEqual(['order: Home hero, method'])
  expect(record(home).blocks[0].method).toEqual(['Discover', 'Architect', 'Build', 'Operate', 'Harden'])
})

test('an entry that each has added to a list', async () => {
  owner.edit(home, '      - Operate\n', '      - Operate\n      - Teach\n')
  other.edit(home, '      - Operate\n', '      - Operate\n      - Hand over\n')
  other.push()
  await publish()
  expect(record(home).blocks[0].method.toSorted()).toEqual([
    'Architect',
    'Build',
    'Discover',
    'Hand over',
    'Harden',
    'Operate',
    'Teach',
  ])
})

test('an entry that one has removed and the other has changed', async () => {
  owner.edit(home, '      - Harden\n', '')
  other.edit(home, '      - Harden\n', '      - Harden and test\n')
  other.push()
  expect(await publish(() => ({ take: 'theirs' }))).toEqual(['removed: Home hero, method 4'])
  expect(record(home).blocks[0].method).toEqual([
    'Discover',
    'Architect',
    'Build',
    'Harden and test',
    'Operate',
  ])
})

test('a record that one has renamed and the other has changed', async () => {
  owner.rename('content/case-studies/healthcare-triage.yaml', 'content/case-studies/hospital-triage.yaml')
  other.edit('content/case-studies/healthcare-triage.yaml', /^title: .*/m, 'title: Triage that waits less')
  other.push()
  await publish()
  expect(record('content/case-studies/hospital-triage.yaml').title).toBe('Triage that waits less')
  expect(isPublished('content/case-studies/healthcare-triage.yaml')).toBe(false)
})

test('a record that both have renamed', async () => {
  owner.rename(article, 'content/blog/queues-that-hold.md')
  other.rename(article, 'content/blog/all-about-queues.md')
  other.push()
  expect(await publish(() => ({ take: 'theirs' }))).toEqual(['name: '])
  expect(isPublished('content/blog/queues-that-hold.md')).toBe(false)
  expect(published('content/blog/all-about-queues.md')).toBe(written)
})

test.each([
  ['mine', true],
  ['theirs', false],
] as const)('an article that they have removed and the owner has changed: %s', async (take, isKept) => {
  owner.edit(article, 'They fill up.', 'They fill up fast.')
  for (const file of [article, questions, picture]) other.remove(file)
  other.push()
  expect(await publish(() => ({ take }))).toEqual(['removed: '])
  for (const file of [article, questions, picture]) expect([file, isPublished(file)]).toEqual([file, isKept])
})

test('an article that the owner has removed and they have changed stays where it shall', async () => {
  for (const file of [article, questions, picture]) owner.remove(file)
  other.edit(article, 'They fill up.', 'They fill up fast.')
  other.push()
  await publish(() => ({ take: 'theirs' }))
  expect(published(article)).toContain('They fill up fast.')
  expect(bytesPublished(picture)).toEqual(pictures.before)
  expect(isPublished(questions)).toBe(true)
})

test('what stands at the top of an article: other fields, and the same one', async () => {
  owner.edit(article, 'title: Queues', 'title: Queues that hold')
  owner.edit(article, 'tags: [ai, strategy]', 'tags: [ai, strategy, queues]')
  other.edit(article, 'title: Queues', 'title: All about queues')
  other.edit(article, 'description: When to use one.', 'description: And when not.')
  other.push()
  expect(await publish(() => ({ take: 'mine' }))).toEqual(['words: Title'])
  const text = published(article)
  expect(text).toContain('title: Queues that hold')
  expect(text).toContain('description: And when not.')
  expect(text).toContain('tags: [ ai, strategy, queues ]')
})

test('an article, neighboring paragraphs', async () => {
  owner.edit(article, 'Queues hold what waits.', 'Queues hold whatever waits.')
  other.edit(article, 'They fill up.', 'They fill up fast.\n\n```yaml\nlength: 1\n\nlimit: 2\n```')
  other.push()
  await publish()
  const body = [
    'Queues hold whatever waits.',
    'They fill up fast.',
    '```yaml\nlength: 1\n\nlimit: 2\n```',
    paragraphs[2],
  ]
  expect(published(article)).toContain(`\n\n${body.join('\n\n')}\n\n![A plan]`)
})

test('an article, the same paragraph', async () => {
  owner.edit(article, 'They fill up.', 'They fill up at night.')
  other.edit(article, 'They fill up.', 'They fill up fast.')
  other.push()
  expect(await publish(() => ({ take: 'both', text: 'They fill up fast at night.' }))).toEqual([
    'words: Paragraph 2',
  ])
  expect(published(article)).toBe(written.replace('They fill up.', 'They fill up fast at night.'))
})

test('an article and its picture', async () => {
  owner.edit(article, 'They fill up.', 'They fill up fast.')
  other.write(picture, pictures.theirs)
  other.push()
  await publish()
  expect(published(article)).toContain('They fill up fast.')
  expect(bytesPublished(picture)).toEqual(pictures.theirs)
})

test('a picture that one has shown again and the other has removed stays', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: Other words')
  owner.write('content/blog/plans.md', written.replace('title: Queues', 'title: Plans'))
  for (const file of [article, questions, picture]) other.remove(file)
  other.push()
  await publish()
  expect(bytesPublished(picture)).toEqual(pictures.before)
  expect(isPublished(article)).toBe(false)
})

test.each(['mine', 'theirs'] as const)('a picture that both have replaced: %s', async (take) => {
  owner.write(picture, pictures.mine)
  other.write(picture, pictures.theirs)
  other.push()
  expect(await publish(() => ({ take }))).toEqual(['picture: '])
  expect(bytesPublished(picture)).toEqual(pictures[take])
})

test('new articles of one name both stay, and links follow', async () => {
  const news = 'content/blog/news.md'
  const about = (who: string) => written.replace('title: Queues', `title: ${who}`)
  owner.write(news, about('Mine'))
  owner.write('content/questions/blog/news.yaml', 'Mine:\n  - what is new here?\n')
  owner.edit(article, 'They fill up.', 'They [fill up](/blog/news).')
  other.write(news, about('Theirs'))
  other.push()
  expect(await publish(() => ({ take: 'both' }))).toEqual(['twins: '])
  expect(published(news)).toBe(about('Theirs'))
  expect(published('content/blog/news-2.md')).toBe(about('Mine'))
  expect(isPublished('content/questions/blog/news-2.yaml')).toBe(true)
  expect(published(article)).toContain('[fill up](/blog/news-2)')
})

test('two new people of one name both stay, and what the page says of others stays with it', async () => {
  const person = 'content/people/ada.yaml'
  owner.write(person, 'place: 1\nrole: Pilot\nanswersFor: What flies.\n')
  owner.write('content/questions/about.yaml', 'Who we are:\n  - who are you?\n')
  owner.edit(article, 'They fill up.', 'They [fill up](/about).')
  other.write(person, 'place: 2\nrole: Navigator\nanswersFor: Where to.\n')
  other.push()
  expect(await publish(() => ({ take: 'both' }))).toEqual(['twins: '])
  expect(published(person)).toContain('Navigator')
  expect(published('content/people/ada-2.yaml')).toContain('Pilot')
  expect(isPublished('content/questions/about.yaml')).toBe(true)
  expect(published(article)).toContain('[fill up](/about)')
})

test('new pictures of one name both stay, and each article shows its own', async () => {
  const photo = 'content/blog/images/photo.png'
  owner.write(photo, pictures.mine)
  owner.edit(article, '![A plan](images/plan.png)', '![A photo](images/photo.png)')
  other.write(photo, pictures.theirs)
  other.write('content/blog/theirs.md', written.replace('plan.png', 'photo.png'))
  other.push()
  await publish(() => ({ take: 'both' }))
  expect(published(article)).toContain('images/photo-2.png')
  expect(bytesPublished('content/blog/images/photo-2.png')).toEqual(pictures.mine)
  expect(bytesPublished(photo)).toEqual(pictures.theirs)
})

test('questions: a heading that was reworded, and a question more under it', async () => {
  owner.edit(questions, 'Queues:', 'What queues are:')
  owner.edit(questions, '  - how long may it be?\n', '  - how long may it be?\n  - is there a limit?\n')
  other.edit(questions, '  - when does it fill up?\n', '  - when does it fill up?\n  - who needs one?\n')
  other.edit(questions, '  - how long may it be?\n', '  - how long may it be?\n  - what if it is full?\n')
  other.push()
  await publish()
  const { Limits: limits, ...rest } = record(questions)
  expect(rest).toEqual({ 'What queues are': ['what is a queue?', 'when does it fill up?', 'who needs one?'] })
  expect(limits.toSorted()).toEqual(['how long may it be?', 'is there a limit?', 'what if it is full?'])
})

test('claims: one more from each, and two fields of one', async () => {
  const claim = (figure: string) =>
    `  figure: ${figure}\n  text: talks\n  subject: talks\n  source: Lists.\n  reviewed: null\n`
  owner.write(claims, `${owner.read(claims)}\ntalksHeld:\n${claim('15')}`)
  owner.edit(claims, 'text: risk reduction, up to', 'text: less risk, up to')
  other.write(claims, `${other.read(claims)}\ntalksHeard:\n${claim('16')}`)
  other.edit(claims, 'figure: 85%', 'figure: 84%')
  other.push()
  await publish()
  expect(record(claims)).toMatchObject({
    talksHeld: { figure: 15 },
    talksHeard: { figure: 16 },
    riskReduction: { figure: '84%', text: 'less risk, up to' },
  })
  expect(published(claims)).toContain('# illustrative ')
})

test('redirects: a list that both have begun, and one address that leads to two', async () => {
  owner.write(redirects, '- from: /old\n  to: /about\n- from: /blog/one\n  to: /blog/queues\n')
  other.write(redirects, '- from: /older\n  to: /about\n- from: /blog/one\n  to: /blog\n')
  other.push()
  expect(await publish(() => ({ take: 'mine' }))).toEqual(['words: Entry 2, to'])
  expect(
    record(redirects)
      .map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)
      .toSorted(),
  ).toEqual(['/blog/one /blog/queues', '/old /about', '/older /about'])
})

test('fields that do not go together are chosen as one', async () => {
  owner.edit(home, '      - Operate\n', '      - Operate\n      - Teach\n')
  other.edit(home, '      - Operate\n', '      - Operate\n      - Hand over\n')
  other.push()
  const atMostSix: FindBrokenField = (file, text) =>
    file === home && parse(text).blocks[0].method.length > 6 ? ['blocks', 0, 'method'] : undefined
  expect(await publish(() => ({ take: 'mine' }), atMostSix)).toEqual(['value: Home hero, method'])
  expect(record(home).blocks[0].method).toContain('Teach')
})

test('a text that nobody can read as a record is brought together by lines', async () => {
  owner.edit(home, /^blocks:/m, 'blocks: [')
  other.edit(home, '        title: Startups', '        title: Young firms')
  other.push()
  await publish()
  expect(published(home)).toMatch(/^blocks: \[\n[\s\S]*Young firms/m)
})

test('changes that were kept and not sent, where others have published meanwhile', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  owner.git('commit', '--quiet', '--all', '--message', 'Not sent')
  owner.edit(article, 'They fill up.', 'They fill up fast.')
  other.edit(home, /^ {4}title: .*/m, '    title: We build what holds')
  other.push()
  const files = await listUnpublished(await readBranch())
  expect(files.map(({ file, fields }) => [file, fields.map(({ name }) => name)])).toEqual([
    [article, ['Paragraph 2']],
    [home, ['Home hero, lead']],
  ])
  await publish()
  expect(record(home).blocks[0]).toMatchObject({
    title: 'We build what holds',
    lead: 'We draw before we build.',
  })
  expect(published(article)).toContain('fast')
})

test('what is refused on the way is listed until it is taken', async () => {
  const hook = join(remote, 'hooks/pre-receive')
  writeFileSync(hook, '#!/bin/sh\necho "the disk is full" >&2\nexit 1\n')
  chmodSync(hook, 0o755)
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  await expect(publish()).rejects.toMatchObject({
    diagnostic: {
      message: expect.stringContaining('listed here until they are sent'),
      fix: expect.stringContaining('disk is full'),
    },
  })
  expect((await listUnpublished(await readBranch())).map(({ name }) => name)).toEqual(['Home page'])
  rmSync(hook)
  await publish()
  expect(record(home).blocks[0].lead).toBe('We draw before we build.')
})

test('others who publish between the two steps are brought in', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  expect(await commitAndMerge('Say it better', {}, () => undefined)).toEqual([])
  other.edit(home, /^ {4}title: .*/m, '    title: We build what holds')
  other.push()
  expect(await push('origin', 'main')).toBe('moved')
  await publish()
  expect(record(home).blocks[0]).toMatchObject({
    title: 'We build what holds',
    lead: 'We draw before we build.',
  })
})

test('a machine that is not online loses nothing', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  renameSync(remote, `${remote}-away`)
  await expect(publish()).rejects.toMatchObject({
    diagnostic: { message: expect.stringContaining('cannot be reached') },
  })
  expect(await countUnpublished(await readBranch())).toBe(1)
  renameSync(`${remote}-away`, remote)
  await publish()
})

test('a crash between keeping and sending, and one amid the files of others', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  other.edit(home, /^ {4}title: .*/m, '    title: We build what holds')
  other.edit(article, 'They fill up.', 'They fill up fast.')
  other.write('renderer/more.ts', 'export {}\n')
  other.edit('renderer/code.ts', 'one = 1', 'one = 11')
  other.push()
  await commitAndMerge('Say it better', {}, () => undefined)
  // As if the history had not got as far as the files.
  owner.git('update-ref', 'refs/heads/main', 'HEAD^1')
  owner.git('read-tree', 'HEAD')
  const lock = join(owner.folder, '.git/index.lock')
  writeFileSync(lock, '')
  utimesSync(lock, new Date('2026-01-01'), new Date('2026-01-01'))
  await publish()
  expect(record(home).blocks[0]).toMatchObject({
    title: 'We build what holds',
    lead: 'We draw before we build.',
  })
  expect(published('renderer/more.ts')).toBe('export {}\n')
})

test.each(['rebase', 'merge'])('a %s that an earlier crash has left half done', async (operation) => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  owner.git('commit', '--quiet', '--all', '--message', 'Not sent')
  owner.edit(article, 'They fill up.', 'They fill up at night.')
  other.edit(home, /^ {4}lead: .*/m, '    lead: Drawn first, built then.')
  other.edit(home, '      - Operate\n', '      - Run\n')
  other.push()
  owner.git('fetch', '--quiet')
  expect(() => owner.git(operation, '--autostash', 'origin/main')).toThrow('Command failed')
  // Somebody goes on writing.
  owner.edit(claims, 'figure: 85%', 'figure: 84%')
  expect(await findInterrupted()).toBe(operation)
  await recover()
  expect(await findInterrupted()).toBe(undefined)
  expect((await listUnpublished(await readBranch())).map(({ name }) => name)).toEqual([
    'Article “Queues”',
    'Claims',
    'Home page',
  ])
  await publish(() => ({ take: 'mine' }))
  expect(record(home).blocks[0]).toMatchObject({ lead: 'We draw before we build.' })
  expect(record(home).blocks[0].method).toContain('Run')
  expect(published(article)).toContain('at night')
  expect(published(claims)).toContain('84%')
})

test('code that others have published comes along, and a developer’s here stays as it is', async () => {
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  owner.edit('renderer/code.ts', 'two = 2', 'two = 22')
  owner.git('commit', '--quiet', '--message', 'Developer', 'renderer/code.ts')
  owner.write('renderer/draft.ts', 'export {}\n')
  other.edit('renderer/code.ts', 'one = 1', 'one = 11')
  other.push()
  await expect(publish()).rejects.toThrow('draft.ts')
  expect(published('renderer/code.ts')).toBe('export const one = 11\n\n\n\n\nexport const two = 22\n')
  expect(isPublished('renderer/draft.ts')).toBe(false)
  expect(owner.git('status', '--porcelain')).toBe('?? renderer/draft.ts')
})

test('the holidays are sent with the region that the brand names', async () => {
  owner.edit(brand, 'region: US', 'region: AT')
  owner.write(holidaysFile, holidaysOf('AT'))
  expect((await listUnpublished(await readBranch())).map(({ name }) => name)).toEqual([
    'Brand',
    'Public holidays of the region',
  ])
  other.edit(brand, 'name: Firm', 'name: Firm & Co')
  other.write(holidaysFile, holidaysOf('US', new Date('2031-01-01')))
  other.push()
  await publish()
  expect(published(brand)).toBe('name: Firm & Co\nregion: AT\n')
  expect(published(holidaysFile)).toBe(holidaysOf('AT'))
})

test('of two regions, the holidays are those of the chosen one', async () => {
  for (const [clone, region] of [
    [owner, 'AT'],
    [other, 'DE-BE'],
  ] as const) {
    clone.edit(brand, 'region: US', `region: ${region}`)
    clone.write(holidaysFile, holidaysOf(region))
  }
  other.push()
  await publish(() => ({ take: 'mine' }))
  expect(published(brand)).toContain('region: AT')
  expect(published(holidaysFile)).toBe(holidaysOf('AT'))
})

test('what somebody has changed on this machine, and is no content, keeps nobody from publishing', async () => {
  const code = 'renderer/code.ts'
  owner.edit(home, /^ {4}lead: .*/m, '    lead: We draw before we build.')
  owner.edit(code, 'one = 1', 'one = 11')
  owner.write('renderer/new.ts', 'mine\n')
  other.edit(code, 'one = 1', 'one = 111')
  other.write('renderer/new.ts', 'theirs\n')
  other.push()
  await publish()
  expect(record(home).blocks[0].lead).toBe('We draw before we build.')
  expect(owner.read(code)).toBe(published(code))
  const kept = owner.git('for-each-ref', '--format=%(refname)', 'refs/desk/set-aside-*')
  expect(owner.git('show', `${kept}:${code}`)).toContain('one = 11\n')
  expect(owner.git('show', `${kept}:renderer/new.ts`)).toBe('mine')
})

test('where both go together, it stays as somebody has changed it', async () => {
  const code = 'renderer/code.ts'
  owner.edit(code, 'one = 1', 'one = 11')
  owner.git('add', code)
  other.edit(code, 'two = 2', 'two = 22')
  other.push()
  await commitAndMerge('Say it better', {}, () => undefined)
  expect(owner.read(code)).toBe('export const one = 11\n\n\n\n\nexport const two = 22\n')
  expect(owner.git('rev-parse', 'HEAD')).toBe(otherHead())
})

test('a link is not sent, wherever it leads, and keeps back nothing else', async () => {
  const [secret, link] = [join(remote, 'secret.yaml'), 'content/pages/somebody.yaml']
  writeFileSync(secret, 'secret: 1\n')
  symlinkSync(secret, join(owner.folder, link))
  // Nor is it shown what lies there.
  expect(JSON.stringify(await listUnpublished(await readBranch()))).not.toContain('secret')
  expect(await listLinks()).toMatchObject([{ file: link, message: expect.stringMatching(/leads elsewhere/) }])
  owner.write('content/pages/other.yaml', 'a: b\n')
  await commitAndMerge('Say it better', {}, () => undefined)
  expect(owner.git('ls-tree', '-r', '--name-only', 'HEAD')).toContain('content/pages/other.yaml')
  expect(owner.git('ls-tree', '-r', '--name-only', 'HEAD')).not.toContain(link)
})

test('others change a folder that is gone here: nothing of it is lost', async () => {
  const [link, changed] = ['content/pages', 'content/pages/new.yaml']
  other.write(changed, 'a: b\n')
  other.push()
  const before = owner.git('ls-tree', '-r', 'HEAD', '--', link)
  rmSync(join(owner.folder, link), { recursive: true })
  symlinkSync('/etc', join(owner.folder, link))
  const merge = () => commitAndMerge('Say it better', {}, () => undefined)
  await expect(merge()).rejects.toMatchObject({ diagnostic: { file: link } })
  expect(await listUnpublished(await readBranch())).toEqual([])
  expect(owner.git('ls-tree', '-r', 'HEAD', '--', link)).toBe(before)
  await restoreFolder(link)
  expect(await merge()).toEqual([])
  expect(owner.read(changed)).toBe('a: b\n')
  expect(owner.git('status', '--porcelain', 'content')).toBe('')
})

test('pictures are sent without where they were taken', async () => {
  const photo = await sharp(pictures.mine)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
  owner.write('content/blog/images/photo.jpg', photo)
  await publish()
  expect((await sharp(bytesPublished('content/blog/images/photo.jpg')).metadata()).exif).toBeUndefined()
})
