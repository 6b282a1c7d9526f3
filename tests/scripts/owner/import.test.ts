import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bringPicture } from '#scripts/owner/import/bringPicture.ts'
import { readMarkdownFolder } from '#scripts/owner/import/markdownFolder.ts'
import { createOldLinks } from '#scripts/owner/import/oldLinks.ts'
import { readHtml, toMarkdown } from '#scripts/owner/import/toMarkdown.ts'
import { readWordPress } from '#scripts/owner/import/wordpress.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const converted = (html: string, pictures: [string, string][] = []) =>
  toMarkdown(readHtml(html), {
    pictures: new Map(pictures),
    addressOf: (address) => (address.startsWith('#') ? undefined : address),
  })

const item = (fields: Record<string, string>, more = '') =>
  `<item>${Object.entries({ 'wp:post_type': 'post', 'wp:status': 'publish', ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`
const exported = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><link>https://old.test</link>${items.join('')}</channel></rss>`

describe('WordPress', () => {
  test('a post has its fields, its picture, its old address, and says what it loses', () => {
    const { posts, leftOut, origin } = readWordPress(
      exported(
        item(
          {
            title: 'Queues & workers',
            link: 'https://old.test/2014/02/queues/',
            'wp:post_name': 'queues',
            'wp:post_date': '2014-02-03 10:00:00',
            'content:encoded': 'First.\n\nSecond.\n[gallery ids="1"][sic]',
          },
          '<category domain="post_tag">data</category><category domain="category">Uncategorized</category>' +
            '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>' +
            '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>',
        ),
        item({
          'wp:post_type': 'attachment',
          'wp:post_id': '7',
          'wp:attachment_url': 'https://old.test/a.png',
        }),
        item({ 'wp:post_type': 'page', title: 'About' }),
        item({ title: 'Secret', 'wp:post_password': 'enter' }),
        item({ title: 'Bin', 'wp:status': 'trash' }),
      ),
    )
    expect(origin).toBe('https://old.test')
    expect(posts).toMatchObject([
      {
        ...{ title: 'Queues & workers', name: 'queues', date: '2014-02-03', tags: ['data'] },
        ...{ hero: 'https://old.test/a.png', address: '/2014/02/queues/' },
        lost: ['the shortcode [gallery]', '1 comments'],
      },
    ])
    expect(converted(posts[0]?.html ?? '').markdown).toBe('First.\n\nSecond.\\\n\\[sic]\n')
    expect(leftOut).toEqual([
      '1 of type "page": only posts are imported',
      '“Secret”: has a password',
      '“Bin”: its state is "trash"',
    ])
  })

  test('another file is refused', () =>
    expect(() => readWordPress('<html></html>')).toThrow('no export of WordPress'))
})

test.each([
  [
    'yaml.md',
    '---\ntitle: A\npubDate: 2024-05-06\nCategories: [x]\n---\nText.',
    { date: '2024-05-06', tags: ['x'] },
  ],
  [
    'toml.md',
    '+++\ntitle = "A"\ndate = 2024-05-06T07:00:00Z\n[cover]\nimage = "a.png"\n+++\nText.',
    { hero: 'a.png' },
  ],
  [
    '2013-07-08-named.md',
    '---\ntitle: A\nlayout: post\n---\nText.',
    { name: 'named', date: '2013-07-08', lost: [] },
  ],
  ['relative.md', '---\ntitle: A\npermalink: Moved-Post/\n---\nText.', { address: '/Moved-Post/' }],
  ['whole.md', '---\ntitle: A\nurl: https://old.test/a/\n---\nText.', { address: '/a/' }],
  ['home.md', '---\ntitle: A\npermalink: /\n---\nText.', { address: undefined }],
  ['mood.md', '---\ntitle: A\nmood: good\n---\nText.', { lost: ['the fields mood'] }],
  ['liquid.md', '---\ntitle: A\n---\n{% include a.html %}', { lost: ['the tag {% include %}'] }],
  ['short.md', '---\ntitle: A\n---\n{{< tweet 1 >}}', { lost: ['the shortcode tweet'] }],
  ['jsx.mdx', "---\ntitle: A\n---\nimport B from './B'\n\n<B>Words</B>", { lost: ['the component B'] }],
])('a Markdown file of another generator: %s', (name, source, expected) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, name), source)
  writeFileSync(join(own, 'README.md'), 'No post.')
  const { posts, leftOut } = readMarkdownFolder(own)
  expect(posts).toMatchObject([{ title: 'A', ...expected }])
  expect(leftOut).toEqual(['README.md: has no title in its front matter'])
})

test('code keeps its language and its braces of others, and notes stay notes', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  const text = '{% highlight ruby %}\nputs 1\n{% endhighlight %}\n\nA note.[^1]\n\n[^1]: "Said" there.\n'
  writeFileSync(join(own, 'a.md'), `---\ntitle: A\n---\n${text}`)
  expect(converted(readMarkdownFolder(own).posts[0]?.html ?? '').markdown).toBe(
    '```ruby\nputs 1\n```\n\nA note.[^1]\n\n[^1]: “Said” there.\n',
  )
})

test.each([
  ['<h1>A</h1><h2>B</h2>', '## A\n\n### B\n', []],
  ['<p>It\'s <code>a = "b"</code></p>', 'It’s `a = "b"`\n', []],
  ['<p><a href="/x">x</a> <a href="#y">y</a></p>', '[x](/x) y\n', ['the link to #y, whose words are kept']],
  ['<p><a href="javascript:x()">x</a></p>', 'x\n', ['the link to javascript:x(), whose words are kept']],
  ['<script>x</script><p>y</p>', 'y\n', ['<script>']],
  ['<p>{{ x }}</p>', '{ { x } }\n', [expect.stringContaining('braces')]],
  [
    '<iframe src="//v.test/1"></iframe>',
    '[https://v.test/1](https://v.test/1)\n',
    ['<iframe>, which is a link to https://v.test/1 now'],
  ],
  [
    '<p><img src="https://o.test/b.png" alt="B"></p>',
    '[B](https://o.test/b.png)\n',
    ['the picture https://o.test/b.png'],
  ],
  [
    '<figure><a href="a.png"><img src="a.png" alt="A"></a><figcaption>Said.</figcaption></figure>',
    '![A](images/post-a.png "Said.")\n',
    [],
  ],
])('%s', (html, markdown, lost) => {
  const result = converted(html, [['a.png', 'post-a.png']])
  expect([result.markdown.replace(/^<(https.*)>\n$/, '[$1]($1)\n'), result.lost]).toEqual([markdown, lost])
})

describe('links among the posts of the old site', () => {
  const { posts, origin } = readWordPress(
    exported(
      item({ link: 'https://old.test/2014/02/queues/', 'wp:post_name': 'queues', 'wp:post_id': '12' }),
      item({ link: 'https://old.test/2015/02/workers/', 'wp:post_name': 'workers' }),
      item({ link: 'https://old.test/2016/02/queues/', 'wp:post_name': 'queues' }),
    ),
  )
  const { newAddress } = createOldLinks({ posts, origin, leftOut: [] }, ['queues', 'workers', 'queues'])
  test.each([
    ['https://old.test/2014/02/queues/', '/blog/queues'],
    ['http://www.old.test/2014/02/Queues#more', '/blog/queues'],
    ['https://old.test/?p=12', '/blog/queues'],
    ['/archive/workers.html', '/blog/workers'],
    ['../2014-02-03-workers/index.md', '/blog/workers'],
    // The second post of a name is not imported.
    ['https://old.test/2016/02/queues/', undefined],
    ['https://old.test/?p=13', undefined],
    ['https://old.test/tag/queues/', undefined],
    ['https://old.test/uploads/queues.pdf', undefined],
    ['https://other.test/2014/02/queues/', undefined],
    ['mailto:queues', undefined],
  ])('%s', (address, page) => expect(newAddress(address)).toBe(page))
})

test('an import writes drafts, over none that is there, and redirects as they have to be written', () => {
  const own = mkdtempSync(join(folder, 'whole-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  const source = exported(
    item({ title: 'Old one', link: 'https://old.test/2014/02/Old-One/', 'wp:post_name': 'old-one' }),
    item({ title: 'Twelve', link: 'https://old.test/zw%C3%B6lf/', 'wp:post_name': 'twelve' }),
    item({ title: 'Kept', link: 'https://old.test/blog/kept/', 'wp:post_name': 'kept' }),
    item({ title: 'Silent', 'wp:post_name': 'silent', 'content:encoded': '<p><img src="/a.svg"></p>' }),
  )
  writeFileSync(join(own, 'export.xml'), source)
  writeFileSync(join(own, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const run = () =>
    spawnSync('node', [resolve('scripts/owner/newPost.ts'), '--from', 'export.xml'], {
      ...{ cwd: own, encoding: 'utf8' },
    })
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  const report = () => readFileSync(join(own, 'import-report.txt'), 'utf8')
  expect(report()).toContain('  - { from: /2014/02/old-one, to: /blog/old-one }\n')
  expect(report().match(/from:/g)).toHaveLength(1)
  expect(report()).toContain('its old address /zw%c3%b6lf')

  expect(readdirSync(join(own, 'imports'))).toEqual(['silent.md'])
  expect(readdirSync(join(own, 'content/blog'))).not.toContain('silent.md')

  const file = join(own, 'content/blog/old-one.md')
  writeFileSync(file, 'Mended.')
  expect(run().stdout).toContain('0 posts are imported')
  expect(readFileSync(file, 'utf8')).toBe('Mended.')
})

test('a picture is looked for by its address and by the end of it, and must be one', async () => {
  const uploads = join(folder, 'uploads')
  mkdirSync(join(uploads, '2014/02'), { recursive: true })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  writeFileSync(join(uploads, '2014/02/A plan.svg'), svg)
  writeFileSync(join(uploads, 'b.png'), 'no picture')
  const target = join(folder, 'images')
  const bring = (address: string) =>
    bringPicture(address, 'queues', { folders: [uploads], downloads: false }, target)
  expect(await bring('https://old.test/wp-content/uploads/2014/02/A%20plan.svg?w=600')).toBe(
    'queues-a-plan.svg',
  )
  expect(await bring('/b.png')).toBeUndefined()
  expect(await bring('../../etc/passwd')).toBeUndefined()
  expect(readdirSync(target)).toEqual(['queues-a-plan.svg'])
  expect(readFileSync(join(target, 'queues-a-plan.svg'), 'utf8')).toBe(svg)
})

test('pictures of one name are kept apart, and no file that is there is written over', async () => {
  const [first, second, other] = [1, 2, 3].map(
    (width) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`,
  ) as [string, string, string]
  const uploads = join(folder, 'years')
  for (const year of ['2019', '2020']) mkdirSync(join(uploads, year), { recursive: true })
  writeFileSync(join(uploads, '2019/chart.svg'), first)
  writeFileSync(join(uploads, '2020/chart.svg'), second)
  const target = join(folder, 'apart')
  mkdirSync(target)
  writeFileSync(join(target, 'queues-chart.svg'), other)
  const bring = (address: string) =>
    bringPicture(address, 'queues', { folders: [uploads], downloads: false }, target)
  expect(await bring('/2019/chart.svg')).toBe('queues-chart-2.svg')
  expect(await bring('/2020/chart.svg')).toBe('queues-chart-3.svg')
  expect(await bring('/2019/chart.svg?again')).toBe('queues-chart-2.svg')
  expect(['', '-2', '-3'].map((end) => readFileSync(join(target, `queues-chart${end}.svg`), 'utf8'))).toEqual(
    [other, first, second],
  )
})

test('a name that is as long as files can have is shortened', async () => {
  const uploads = join(folder, 'long')
  mkdirSync(uploads)
  const name = 'a'.repeat(250)
  writeFileSync(
    join(uploads, `${name}.svg`),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  )
  const sources = { folders: [uploads], downloads: false }
  const brought = await bringPicture(`/${name}.svg`, 'queues', sources, join(folder, 'shortened'))
  expect(brought).toMatch(/^queues-a{50,}\.svg$/)
})

test.each(['50%.svg', '//', 'http://', '/2014/', '2014', 'data:image/png;base64,AAAA', 'x'.repeat(5000)])(
  'an odd address of a picture does not end the import: %.20s',
  async (address) => {
    const uploads = join(folder, 'odd')
    mkdirSync(join(uploads, '2014'), { recursive: true })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    writeFileSync(join(uploads, '50%.svg'), svg)
    const sources = { folders: [uploads], downloads: true }
    const name = await bringPicture(address, 'queues', sources, join(folder, 'of-odd'))
    expect(name).toBe(address === '50%.svg' ? 'queues-50.svg' : undefined)
  },
)

test('a picture that is in no folder is asked of its server', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/a.svg' ? 200 : 404).end(svg),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target = join(folder, 'downloaded')
  const bring = (address: string, downloads: boolean) =>
    bringPicture(address, 'queues', { folders: [], downloads }, target)
  expect(await bring(`${origin}/a.svg`, false)).toBeUndefined()
  expect(await bring(`${origin}/a.svg`, true)).toBe('queues-a.svg')
  expect(await bring(`${origin}/gone.svg`, true)).toBeUndefined()
  expect(await bring('/a.svg', true)).toBeUndefined()
  server.close()
})
