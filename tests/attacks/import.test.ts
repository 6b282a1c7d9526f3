import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What an import may take: a hostile export must not hold its owner up. */
const patience = 40_000
const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${inside}<path d="M0 0h1"/></svg>`

/** A site beside an export, and a file of its owner that belongs to neither. */
function attacked(files: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'attack-import-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const site = join(home, 'site')
  cpSync('content', join(site, 'content'), { recursive: true })
  const before = readdirSync(join(site, 'content/blog/images'))
  for (const [name, text] of Object.entries({
    'private/secret.svg': svg('<title>Secret</title>'),
    ...files,
  })) {
    mkdirSync(dirname(join(home, name)), { recursive: true })
    writeFileSync(join(home, name), text)
  }
  const list = (folder: string) =>
    existsSync(join(site, folder)) ? readdirSync(join(site, folder)).sort() : []
  /** @param shell what it does before the program, as limits */
  const runAfter = (shell: string, ...args: string[]) => {
    const command = ['-c', `${shell}; exec node "$@"`, 'sh', resolve('packages/cli/newPost.ts'), ...args]
    const { status, stdout, stderr } = spawnSync('sh', command, {
      cwd: site,
      encoding: 'utf8',
      timeout: patience,
    })
    const report = join(site, 'import-report.txt')
    return { status, stdout, stderr, report: existsSync(report) ? readFileSync(report, 'utf8') : '' }
  }
  return {
    home,
    site,
    list,
    images: () => list('content/blog/images').filter((name) => !before.includes(name)),
    run: (...args: string[]) => runAfter(':', ...args),
    runAfter,
  }
}

const description =
  'What a queue is for, what it costs, and when a plain call to another service does the same job better.'
const post = (text: string, title = 'Queues') =>
  `---\ntitle: "${title}"\ndate: 2024-05-06\ntags: [data]\ndescription: "${description}"\n---\n${text}\n`
const item = (title: string, html: string) =>
  `<item><title>${title}</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>` +
  `<wp:post_date>2024-05-06 10:00:00</wp:post_date><content:encoded><![CDATA[${html}]]></content:encoded></item>`
const wordpress = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><link>https://old.test</link>${items.join('')}</channel></rss>`

test.each([
  '/..%2fprivate%2fsecret.svg',
  '/%2e%2e%2fprivate/secret.svg',
  '/../private/secret.svg',
  '..%2f..%2fprivate%2fsecret.svg',
  '/linked.svg',
  '/folder/secret.svg',
])('the picture %s copies nothing from outside the export', (address) => {
  const { home, list, images, run } = attacked({
    'old/queues.md': post(`<img src="${address}" alt="A queue">`),
  })
  symlinkSync(join(home, 'private/secret.svg'), join(home, 'old/linked.svg'))
  symlinkSync(join(home, 'private'), join(home, 'old/folder'))
  const { status, report } = run('--from', '../old')
  expect(status).toBe(0)
  expect(report).toContain('the picture ')
  expect([...images(), ...list('imports/images')]).toEqual([])
})

test.each(['a folder', 'the disk'])('a folder “images” that is a link to %s is not looked into', (what) => {
  const secret = what === 'the disk' ? '' : '/secret.svg'
  const { home, list, images, run } = attacked({ 'old/sound.md': post('Text.') })
  const address = secret || join(home, 'private/secret.svg')
  writeFileSync(join(home, 'old/queues.md'), post(`![A queue](${address})`, 'Linked'))
  symlinkSync(secret ? join(home, 'private') : '/', join(home, 'old/images'))
  expect(run('--from', '../old').status).toBe(0)
  expect([...images(), ...list('imports/images')]).toEqual([])
})

test('a title that looks like a path opens no folder', () => {
  const { home, list, images, run } = attacked({})
  const title = `${home}/private/x`
  writeFileSync(
    join(home, 'export.xml'),
    wordpress(item(title, '<p><img src="/secret.svg" alt="A queue"></p>')),
  )
  expect(run('--from', '../export.xml').status).toBe(0)
  expect([...images(), ...list('imports/images')]).toEqual([])
})

test('an article that is a link to a file elsewhere is left out', () => {
  const { home, list, run } = attacked({
    'private/diary.md': post('Nobody reads this.', 'Diary'),
    'old/queues.md': post('Text.'),
  })
  symlinkSync(join(home, 'private/diary.md'), join(home, 'old/diary.md'))
  expect(run('--from', '../old').report).toMatch(/diary\.md: .*outside/)
  expect([...list('content/blog'), ...list('imports')]).not.toContain('diary.md')
})

test('a linked folder is not walked', () => {
  const { home, run } = attacked({ 'old/a.md': post('Text.'), 'private/deep/b.md': post('Text.', 'Deep') })
  symlinkSync(join(home, 'private'), join(home, 'old/linked'))
  const { report } = run('--from', '../old')
  expect(report).toContain('  linked: is a link to a folder')
  expect(report).not.toContain('deep')
})

test('a link to nowhere under the name of a picture does not end the import', () => {
  const { home, site, images, run } = attacked({
    'old/queues.md': post('![A plan](p.svg)'),
    'old/p.svg': svg('<g/>'),
  })
  symlinkSync(join(home, 'nowhere.svg'), join(site, 'content/blog/images/queues-p.svg'))
  expect(run('--from', '../old')).toMatchObject({ status: 0, stderr: '' })
  expect(images()).toEqual(['queues-p-2.svg', 'queues-p.svg'])
  expect(existsSync(join(home, 'nowhere.svg'))).toBe(false)
})

test('the pictures of a post that was refused are not among those of the articles', () => {
  const { list, images, run } = attacked({
    'old/refused.md': post('<img src="/plan.svg">', 'Refused'),
    'old/plan.svg': svg(),
  })
  run('--from', '../old')
  expect(list('imports')).toEqual(['images', 'refused.md'])
  expect(list('imports/images')).toEqual(['refused-plan.svg'])
  expect(images()).toEqual([])
})

test('a pipe in the place of a file does not hold the import up', () => {
  const { home, run } = attacked({ 'old/queues.md': post('<img src="/pipe.svg" alt="A queue">') })
  execFileSync('mkfifo', [join(home, 'old/pipe.svg'), join(home, 'old/pipe.md')])
  expect(run('--from', '../old')).toMatchObject({ status: 0, report: expect.stringContaining('pipe.md') })
})

test('an export whose entities grow is refused at once, and nothing is written', () => {
  const entities = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  )
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "grow">${entities.join('')}]>`
  const { home, list, run } = attacked({})
  writeFileSync(join(home, 'export.xml'), wordpress(item('&e12;', '<p>Text.</p>')).replace(/^.*?\?>/, bomb))
  expect(run('--from', '../export.xml')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DOCTYPE'),
  })
  expect(list('imports')).toEqual([])
})

test.each([
  ['bytes without sense', Buffer.from('<rss \u001b]0;OWNED\u0007\u001b[31m<a \u001b[2J</rss>'), 'export.xml'],
  [
    'Latin-1',
    Buffer.from(
      wordpress(item('Queues', '<p>Caf\xe9.</p>')).replace('?>', ' encoding="ISO-8859-1"?>'),
      'latin1',
    ),
    'not in UTF-8',
  ],
  ['UTF-16', Buffer.from(`\uFEFF${wordpress(item('Queues', '<p>Text.</p>'))}`, 'utf16le'), 'UTF-16'],
])('%s: the terminal shows words alone, and nothing is written', (_, bytes, words) => {
  const { home, list, run } = attacked({})
  writeFileSync(join(home, 'export.xml'), bytes)
  const { status, stderr } = run('--from', '../export.xml')
  expect(status).toBe(1)
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u)
  expect(list('imports')).toEqual([])
})

const aliases = Array.from(
  { length: 30 },
  (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`,
)
test.each([
  ['aliases in front matter', `---\ntitle: A\na0: &a0 [x]\n${aliases.join('\n')}\n---\nText.`],
  ['deep elements', post('<div>'.repeat(60_000))],
  ['deep figures', post('<figure>'.repeat(3_000))],
  ['deep quotes', post('>'.repeat(60_000))],
  ['deep lists', post(Array.from({ length: 3_000 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n'))],
  ['deep brackets', post('['.repeat(60_000))],
  ['templates without an end', post('{% highlight a %}'.repeat(25_000))],
  ['shortcodes without an end', post('{{< highlight a >}}'.repeat(25_000))],
  ['a text without end', post('word '.repeat(2_000_000))],
  ['rows without cells', post(`${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|b\n'.repeat(2_000)}`)],
  [
    'quoted rows without cells',
    post(`> ${'|a'.repeat(500)}|\n> ${'|-'.repeat(500)}|\n${'> |b\n'.repeat(2_000)}`),
  ],
  [
    'many rows without cells',
    post(`${'|a'.repeat(5_000)}|\n${'|-'.repeat(5_000)}|\n${'|b\n'.repeat(100_000)}`),
  ],
  ['lines of hyphens', post(`|${'- '.repeat(200_000)}a`)],
  ['wide cells', post(`<table><tr><td colspan="10000000">a</td></tr></table>`)],
  [
    'wide and high cells',
    post(
      `<table><tr>${'<td>a</td>'.repeat(1_000)}</tr>${'<tr><td colspan=1000 rowspan=65534>a</td></tr>'.repeat(300)}</table>`,
    ),
  ],
  ['marks in one paragraph', post('_a_'.repeat(150_000))],
  ['marks in one entry', post(`- ${'![a'.repeat(150_000)}`)],
  ['beginnings of addresses', post('http://'.repeat(70_000))],
  ['a cell of one table', post(`|${'a'.repeat(20_000)}|\n|-|\n${'|b|\n'.repeat(1_000)}`)],
  ['a tag whose reading is long', post(`<a href="${'a'.repeat(400_000)}">`)],
])('%s: the other posts are imported all the same', (_, hostile) => {
  const { list, run } = attacked({ 'old/hostile.md': hostile, 'old/sound.md': post('Text.', 'Sound') })
  expect(run('--from', '../old')).toMatchObject({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

test.each([
  ['marks around marks around paragraphs', `${'<b><i>'.repeat(90)}${'<p>a</p>'.repeat(5_000)}`],
  ['marks around empty lines', `${'<b><i>'.repeat(90)}${'a\n\n'.repeat(100_000)}`],
  ['beginnings of tags', '<a <y '.repeat(80_000)],
  ['beginnings of addresses', 'http://'.repeat(70_000)],
  ['captions without an end', '[caption]<img>'.repeat(30_000)],
  ['brackets', '[a'.repeat(150_000)],
  ['lines', 'a\n'.repeat(200_000)],
  ['paragraphs', 'a\n\n'.repeat(150_000)],
  ['line ends', '\n'.repeat(400_000)],
  ['deep elements', '<div>'.repeat(60_000)],
  ['deeper elements', '<div>'.repeat(100_000)],
])('%s in an export: the other posts are imported all the same', (_, hostile) => {
  const { home, list, run } = attacked({})
  writeFileSync(join(home, 'export.xml'), wordpress(item('Hostile', hostile), item('Sound', '<p>Text.</p>')))
  expect(run('--from', '../export.xml')).toMatchObject({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

const long = (part: string) => part.repeat(400_000 / part.length)

test('posts of shortcodes without an end are read in one go', () => {
  const { home, list, run } = attacked({})
  const hostile = [
    '<!-- wp:a ',
    '<sup data-fn="a">',
    '[code]',
    '[code ',
    '[php "[php " ',
    '[code "[code \'" \'[code " ',
    '[youtube a ',
    '[caption ',
    '[a ',
    '[a b]',
    '<pre',
    '[caption]<a ',
    '[embed]',
  ].map(long)
  const items = hostile.map((html, index) => item(`Hostile ${index}`, html))
  writeFileSync(join(home, 'export.xml'), wordpress(...items, item('Sound', '<p>Text.</p>')))
  expect(run('--from', '../export.xml')).toMatchObject({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

test.each([
  ['a shared block', '<!-- wp:block {"ref":7} /-->'.repeat(10_000)],
  ['a gallery', '[gallery ids="8"]'.repeat(20_000)],
  ['a gallery of one picture', `[gallery ids="8${',8'.repeat(200_000)}"]`],
])('%s again and again makes no post longer than any is', (_, hostile) => {
  const { home, list, run } = attacked({})
  const part = (type: string, number: number, more: string) =>
    `<item><wp:post_type>${type}</wp:post_type><wp:post_id>${number}</wp:post_id>${more}</item>`
  const parts = [
    part(
      'wp_block',
      7,
      `<wp:status>publish</wp:status><content:encoded>${'word '.repeat(50_000)}</content:encoded>`,
    ),
    part('attachment', 8, '<wp:attachment_url>https://old.test/a.png</wp:attachment_url>'),
  ]
  writeFileSync(
    join(home, 'export.xml'),
    wordpress(...parts, item('Hostile', hostile), item('Sound', '<p>Text.</p>')),
  )
  const { status, report } = run('--from', '../export.xml')
  expect(status).toBe(0)
  expect(report).toContain('“Hostile”: is longer than')
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

test('words, settings and links again and again are compared in one go', () => {
  const paragraphs = (part: string) => `<p>${part.repeat(4_000)}</p>`.repeat(20)
  const posts = [
    paragraphs('a b c '),
    `<button hidden>${paragraphs('a b ')}</button>`,
    long('<!-- wp:a {"a":"b c d e f"} /-->'),
    Array.from({ length: 9_000 }, (_, index) => `<a href="/${index}">a</a>`).join(''),
    Array.from({ length: 30_000 }, (_, index) => `[w${index} a="b c"]`).join('\n\n'),
  ]
  const { home, list, run } = attacked({})
  const items = posts.map((html, index) => item(`Hostile ${index}`, html))
  writeFileSync(join(home, 'export.xml'), wordpress(...items, item('Sound', '<p>Text.</p>')))
  expect(run('--from', '../export.xml')).toMatchObject({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

test('quotes, templates and notes without an end are read in one go', () => {
  const hostile = [
    `"a' `,
    '{{ a ',
    '{:',
    '[^a',
    '{{< a ',
    '{% a ',
    '{{< figure ',
    '{{< a `',
    '{{ "a ',
    '{{/* a ',
    '{% comment %}',
    '{% # ',
    '{% raw %}',
    '## a {#a ',
    '{::comment}',
    '* TOC\n{:toc ',
    '*[a',
    '<a markdown ',
    ':::a\n',
    '!!! a\n    ',
    '!!! a\n\n',
    '|-+',
    '{% code lang:a %}',
    '$$ a\n',
    '{:.a',
    '--8<--\n',
    '{/* a ',
    '{# a ',
    '{% hint ',
    '[[a',
    '<A ',
    '[a](b){c=d ',
    '```{a\n\n',
    '{{--',
    '```js a="b c"\n',
  ].map((part, index) => [`old/${index}.md`, post(long(part))] as const)
  const figure = post(`{{< figure src="${long('\\"')} >}}`)
  const { list, run } = attacked({
    ...Object.fromEntries(hostile),
    'old/figure.md': figure,
    ...Object.fromEntries(
      ['{', '{}', '{a', '{\n\n', '<A>\n\n', '<A '].map((part, index) => [
        `old/${index}.mdx`,
        post(long(part)),
      ]),
    ),
    'old/sound.md': post('Text.', 'Sound'),
  })
  expect(run('--from', '../old')).toMatchObject({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('sound.md')
})

test('what is read for hours is left out after seconds, and named, while tables and code are kept', () => {
  const endless = `$$x\n\n${'a\n\n'.repeat(60_000)}$$ z`
  const { site, list, run } = attacked({
    'old/endless.md': post(endless, 'Endless'),
    'old/again.md': post(endless, 'Again'),
    'old/third.md': post(endless, 'Third'),
    'old/table.md': post(`\`\`\`text\n${'-       '.repeat(12)}n/a\n\`\`\``, 'Table'),
    'old/code.md': post(`\`\`\`text\n${'QUJD'.repeat(70_000)}\n\`\`\``, 'Code'),
    'old/sound.md': post('Text.', 'Sound'),
  })
  const began = performance.now()
  const { status, report } = run('--from', '../old')
  expect(performance.now() - began).toBeLessThan(40_000)
  expect(status).toBe(0)
  for (const name of ['endless', 'again', 'third'])
    expect(report).toMatch(new RegExp(`${name}\\.md: it takes more than \\d+ s to read`))
  expect([...list('content/blog'), ...list('imports')]).toEqual(
    expect.arrayContaining(['table.md', 'sound.md']),
  )
  expect(readFileSync(join(site, 'content/blog/table.md'), 'utf8')).toContain('-       -       ')
})

test('the name of a picture that stands in a text is no picture', () => {
  const picture = `data:image/png;base64,${'QUJD'.repeat(50_000)}`
  const { home, site, list, run } = attacked({})
  const html = `<p><img src="${picture}" alt=""></p>${'<p>data:picture-1</p>'.repeat(200)}`
  writeFileSync(join(home, 'export.xml'), wordpress(item('Named', html)))
  expect(run('--from', '../export.xml').status).toBe(0)
  const [file] = [
    ...list('content/blog').map((name) => `content/blog/${name}`),
    ...list('imports').map((name) => `imports/${name}`),
  ].filter((name) => name.endsWith('/named.md'))
  expect(readFileSync(join(site, file ?? ''), 'utf8').length).toBeLessThan(20_000)
})

test('a name that no file can have does not end the import, and leaves its folder alone', () => {
  const { list, run } = attacked({
    'old/long.md': post('Text.', 'Long').replace('tags', `slug: ${'a'.repeat(400)}\ntags`),
    'old/up.md': post('Text.', 'Up').replace('tags', 'slug: ../../../up\ntags'),
  })
  const { status, stderr } = run('--from', '../old')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect([...list('content/blog'), ...list('imports')]).toContain('up.md')
})

test('a title cannot add lines to the report', () => {
  const { run } = attacked({
    'old/a.md': post('Text.', 'A\\n  - { from: /pricing, to: /about }\\u001b[2J').replace(
      'date: 2024-05-06',
      'date: never',
    ),
    'old/b.md': '---\ntitle: [1]\n"x\\n  - { from: /team, to: / }": 1\n---\nText.',
  })
  const { report } = run('--from', '../old')
  expect(report).not.toMatch(/^ +- \{ from/m)
  expect(report).not.toContain('\u001b')
})

test('no file that is there is written over, be it only a link to nowhere', () => {
  const { home, site, run } = attacked({ 'old/queues.md': post('Text.') })
  symlinkSync(join(home, 'outside.md'), join(site, 'content/blog/queues.md'))
  expect(run('--from', '../old')).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(home, 'outside.md'))).toBe(false)
})

test.each([
  [
    'post',
    {
      'old/b.md': post(`${'Text. '.repeat(2_000)}\n\n`.repeat(10), 'B').replace(
        'tags',
        'aliases: [/b-old]\ntags',
      ),
    },
  ],
  [
    'picture',
    {
      'old/b.md': post('![Small](s.svg) ![A plan](p.svg)', 'B'),
      'old/s.svg': svg('<g/>'),
      'old/p.svg': svg(' '.repeat(100_000)),
    },
  ],
])(
  'a disk without room for a %s ends the import with what was done, and leaves no part of it',
  (_, files) => {
    const { site, list, images, run, runAfter } = attacked({
      'old/a.md': post('Text.', 'A').replace('tags', 'aliases: [/a-old]\ntags'),
      ...files,
      'old/c.md': post('Text.', 'C').replace('tags', 'aliases: [/c-old]\ntags'),
    })
    const before = list('content/blog')
    // In blocks of 512 bytes: the file system answers what a full one does.
    const { status, stderr, report } = runAfter('ulimit -f 64', '--from', '../old')
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /b[^/]*cannot be written: EFBIG.*\n1 post is imported as a draft: 1 to .*import-report\.txt\n.*import again/,
    )
    expect(report).toContain('{ from: /a-old, to: /blog/a }')
    expect(report).not.toContain('/blog/b')
    expect(list('content/blog').filter((name) => !before.includes(name))).toEqual(['a.md'])
    expect(images()).toEqual([])
    expect(list('imports/images')).toEqual([])
    expect(run('--from', '../old').stdout).toMatch(/^2 posts are imported/)
    expect(readFileSync(join(site, 'import-report-2.txt'), 'utf8')).toContain('{ from: /c-old, to: /blog/c }')
  },
)

test('a disk without room for a report leaves nothing in it of a post that was not written', () => {
  const { site, runAfter } = attacked({
    'old/a.md': post('Text.', 'A').replace('tags', 'aliases: [/a-old]\ntags'),
    'old/b.md': post('Text. '.repeat(8_000), 'B').replace('tags', 'aliases: [/b-old]\ntags'),
  })
  // In the way of the whole report.
  mkdirSync(join(site, 'import-report.txt.part'))
  const { report } = runAfter('ulimit -f 64', '--from', '../old')
  expect(report).toContain('{ from: /a-old, to: /blog/a }')
  expect(report).not.toContain('/b-old')
})

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'an import that ends by %s has told what it did',
  async (signal) => {
    const posts = Array.from(
      { length: 400 },
      (_, index) =>
        [
          `old/p${index}.md`,
          post('Text.', `P ${index}`).replace('tags', `aliases: [/old-${index}]\ntags`),
        ] as const,
    )
    const { site, list } = attacked(Object.fromEntries(posts))
    const child = spawn('node', [resolve('packages/cli/newPost.ts'), '--from', '../old'], { cwd: site })
    const imported = () => list('content/blog').filter((name) => /^p\d+\.md$/.test(name))
    while (imported().length < 3 && child.exitCode === null)
      await new Promise((resume) => setTimeout(resume, 1))
    child.kill(signal)
    await new Promise((resume) => child.once('exit', resume))
    expect(child.signalCode ?? child.exitCode).toBe(signal === 'SIGKILL' ? signal : 1)
    if (signal !== 'SIGKILL')
      expect(list('content/blog').filter((name) => name.endsWith('.part'))).toEqual([])
    expect(imported().length).toBeLessThan(400)
    const report = readFileSync(join(site, 'import-report.txt'), 'utf8')
    expect(report).toMatch(/^The import was broken off/)
    for (const name of imported())
      expect(report).toContain(`{ from: /old-${/\d+/.exec(name)}, to: /blog/${name.replace('.md', '')} }`)
  },
)
