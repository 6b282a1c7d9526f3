import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { createDownload } from '@lintel/cli/download.ts'
import { wordsIn } from '@lintel/cli/import/compareWords.ts'
import { convertPost } from '@lintel/cli/import/convertPost.ts'
import { type FoundPicture, findPicture } from '@lintel/cli/import/findPicture.ts'
import type { ForeignPost } from '@lintel/cli/import/foreignPost.ts'
import { elements } from '@lintel/cli/import/looseTags.ts'
import { readMarkdownFolder } from '@lintel/cli/import/markdownFolder.ts'
import { slugsOf } from '@lintel/cli/import/names.ts'
import { markElement } from '@lintel/cli/import/notes.ts'
import { createOldLinks } from '@lintel/cli/import/oldLinks.ts'
import { treeOf } from '@lintel/cli/import/paragraphs.ts'
import { createRedirects } from '@lintel/cli/import/redirectsOf.ts'
import { readWordPress } from '@lintel/cli/import/wordpress.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`

const converted = (html: string, pictures: [string, string][] = []) => convertedPost({ html }, pictures)
const convertedPost = (post: Partial<ForeignPost> = {}, pictures: [string, string][] = []) => {
  const { html = '', hasBareLines, original = html, lost = [], file } = post
  return convertPost({ original, lost }, treeOf({ html, hasBareLines }), {
    pictures: new Map(pictures.map(([address, name]) => [address, { name }])),
    addressOf: (address) => (address.startsWith('#') ? undefined : address),
    hasTitles: file !== undefined,
  })
}
/** The Markdown of a post, and what the report says of it. */
const told = (post: Partial<ForeignPost> = {}, pictures: [string, string][] = []) => {
  const { markdown, lost } = convertedPost(post, pictures)
  return [markdown, [...(post.lost ?? []), ...lost]]
}

const item = (fields: Record<string, string>, more = '') =>
  `<item>${Object.entries({ 'wp:post_type': 'post', 'wp:status': 'publish', ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`
const exported = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><link>https://old.test</link>${items.join('')}</channel></rss>`

const keptOut = 'that it was kept out of search engines (noindex): as an article it is for them too'
const original =
  'that its original is https://a.test/b (canonical): here its page says that it is the original'

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
            '<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>lines</wp:meta_value></wp:postmeta>' +
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
        title: 'Queues & workers',
        name: 'queues',
        date: '2014-02-03',
        tags: ['data'],
        hero: 'https://old.test/a.png',
        address: '/2014/02/queues/',
        lost: ['the shortcode [gallery ids="1"]', '1 comment'],
        aliases: ['/2014/02/lines/'],
      },
    ])
    expect(convertedPost(posts[0]).markdown).toBe('First.\n\nSecond.\\\n\\[sic]\n')
    expect(leftOut).toEqual([
      '1 of type "page": only posts are imported',
      '“Secret”: has a password',
      '“Bin”: its state is "trash"',
    ])
  })

  test('a picture above a post that the export leaves out is told', () => {
    const meta =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>902</wp:meta_value></wp:postmeta>'
    const { posts } = readWordPress(exported(item({ title: 'Queues' }, meta)))
    expect(posts).toMatchObject([
      { hero: undefined, lost: [expect.stringMatching(/^the picture above it, 902, .*“All content”/)] },
    ])
  })

  test.each([
    ['abc', 'abc'],
    ['02/03/2020', '02/03/2020'],
    ['0000-00-00 00:00:00', ''],
    ['2020-03-02 01:00:00', ''],
  ])('of the date %j the report has %j', (date, writtenDate) =>
    expect(readWordPress(exported(item({ title: 'A', 'wp:post_date': date }))).posts).toMatchObject([
      { writtenDate },
    ]),
  )

  test('fields that themes and plugins show are named, and what WordPress keeps for itself is not', () => {
    const fields = {
      enclosure: 'https://old.test/a.mp3\n1\naudio/mpeg',
      subtitle: 'Said',
      empty: '',
      _edit_last: '1',
      _elementor_data: '[{"id":"1"}]',
      footnotes: '[]',
      rank_math_description: 'D',
    }
    const meta = Object.entries(fields)
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
      )
      .join('')
    const none =
      '<wp:postmeta><wp:meta_key>_elementor_data</wp:meta_key><wp:meta_value>[]</wp:meta_value></wp:postmeta>'
    const { posts } = readWordPress(exported(item({ title: 'A' }, meta + meta), item({ title: 'B' }, none)))
    expect(posts.map(({ lost }) => lost)).toEqual([['the fields enclosure, subtitle, _elementor_data'], []])
  })

  test.each([
    ['_yoast_wpseo_meta-robots-noindex', '1', [keptOut]],
    ['_yoast_wpseo_meta-robots-noindex', '2', []],
    ['rank_math_robots', 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}', [keptOut]],
    ['rank_math_robots', 'a:1:{i:0;s:5:"index";}', []],
    ['_aioseop_noindex', 'on', [keptOut]],
    ['_seopress_robots_index', 'yes', [keptOut]],
    ['_yoast_wpseo_canonical', 'https://a.test/b', [original]],
    ['rank_math_canonical_url', 'https://a.test/b', [original]],
    ['_yoast_wpseo_canonical', 'https://old.test/own/', []],
  ])('what plugins tell search engines is named: %s %s', (key, value, lost) => {
    const meta = `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
    const { posts } = readWordPress(exported(item({ title: 'A', link: 'https://old.test/own/' }, meta)))
    expect(posts[0]?.lost).toEqual(lost)
  })

  test('words are words, whatever they are written in, and an author is called as on the old site', () => {
    const author =
      '<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada O&amp;rsquo;Neil</wp:author_display_name></wp:author>'
    const { posts, leftOut } = readWordPress(
      exported(
        author,
        item(
          {
            title: 'Q&#038;A: <em>a &lt; b</em>&hellip;',
            'wp:post_name': 'a',
            'dc:creator': 'ada',
            'excerpt:encoded': '<p>It&#8217;s&nbsp;so.</p>',
          },
          '<category domain="post_tag"><![CDATA[R&amp;D]]></category>',
        ),
        item({ title: 'Diary', 'wp:status': 'private' }),
        item({ title: 'Later', 'wp:status': 'draft' }),
        '<item><title>Tom &#038; Jerry</title><dc:creator>bob</dc:creator><wp:post_type>post</wp:post_type><wp:status>draft</wp:status><wp:post_date>0000-00-00 00:00:00</wp:post_date></item>',
        item({ title: 'Endless', 'content:encoded': 'a'.repeat(500_001) }),
      ),
    )
    expect(posts).toMatchObject([
      { title: 'Q&A: a < b…', author: 'Ada O’Neil', description: 'It’s so.', tags: ['R&D'] },
      { title: 'Diary', lost: ['that it was private: as an article it is for everybody'] },
      { title: 'Later', lost: ['that it was not published there'] },
      { title: 'Tom & Jerry', author: 'bob', date: '' },
    ])
    expect(leftOut).toEqual(['“Endless”: is longer than 500000 characters'])
  })

  test.each([
    [
      'We offer:\n<ul>\n\t<li>one</li>\n\t<li>two\n</li>\n</ul>\nMore.',
      'We offer:\n\n- one\n- two\n\nMore.\n',
      [],
    ],
    [
      'Intro.\n\n<p>One in\nHTML.</p>\n\nSecond,\n<b>bold</b>.<br>\nLast.\r\n\r\nThird.',
      'Intro.\n\nOne in\\\nHTML.\n\nSecond,\\\n**bold**.\\\nLast.\n\nThird.\n',
      [],
    ],
    [
      '<blockquote>One.\n\nTwo.</blockquote>\n<pre>a\n\nb</pre>',
      '> One.\n>\n> Two.\n\n```\na\n\nb\n```\n',
      [],
    ],
    ['<ul><li>One.\n<ul><li>Two.</li></ul></li></ul>', '- One.\n  - Two.\n', []],
    ['<table>\n<tr>\n<th>A</th>\n</tr>\n\n<tr>\n<td>B</td>\n</tr>\n</table>', '| A |\n| - |\n| B |\n', []],
    ['[code lang="php"]if (a < b[1]) x();\n\ny();[/code]', '```php\nif (a < b[1]) x();\n\ny();\n```\n', []],
    [
      '[video mp4="https://o.test/a.mp4"][/video]',
      '<https://o.test/a.mp4>\n',
      ['the shortcode [video], which is a link to https://o.test/a.mp4 now'],
    ],
    [
      '[su_button url="https://o.test/?a=1"]Buy[/su_button]',
      '[Buy](https://o.test/?a=1)\n',
      ['the shortcode [su_button], which is a link to https://o.test/?a=1 now'],
    ],
    [
      '[youtube dQw4w9WgXcQ]',
      '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n',
      ['the shortcode [youtube], which is a link to https://www.youtube.com/watch?v=dQw4w9WgXcQ now'],
    ],
    ['[toc]', '', ['the shortcode [toc]']],
    ['[su_box title="Box"]A[/su_box]', 'A\n', ['the shortcode [su_box title="Box"]']],
    ['[youtube id="abc123"]', '', ['the shortcode [youtube id="abc123"]']],
    [
      '<!-- wp:paragraph --><p>A.</p><!-- /wp:paragraph --><!-- wp:acf/hero {"data":{"a":1}} /--><!-- wp:latest-posts /-->',
      'A.\n',
      ['the block acf/hero', 'the block latest-posts'],
    ],
    [
      '<!-- wp:syntaxhighlighter/code {"language":"php"} --><pre class="wp-block-syntaxhighlighter-code">echo 1;</pre><!-- /wp:syntaxhighlighter/code -->',
      '```php\necho 1;\n```\n',
      [],
    ],
    ['<ol start="-5"><li>a</li></ol>', '1. a\n', ['that a list counts from -5 on']],
    ['<!-- wp:gallery {"ids":[1]} -->\n<!-- /wp:gallery --><!-- wp:spacer /-->', '', ['the block gallery']],
    [
      '<!-- wp:core-embed/youtube {"url":"https://o.test/?a=1\\u0026b=2"} /-->',
      '<https://o.test/?a=1&b=2>\n',
      ['the block core-embed/youtube, which is a link to https://o.test/?a=1&b=2 now'],
    ],
    [
      '[caption caption="Old style"]<img src="a.png" alt="A">[/caption]',
      '![A](images/post-a.png "Old style")\n',
      [],
    ],
    [
      '[caption id="a"]<a href="https://o.test/shop"><img src="a.png" alt="A"></a> B[/caption]',
      '![A](images/post-a.png "B")\n',
      ['the link to https://o.test/shop'],
    ],
    [
      '[embed]https://o.test/v[/embed]',
      '<https://o.test/v>\n',
      ['the embed https://o.test/v, which is a link now'],
    ],
    [
      'Write [[gallery]], [[a b=c]] or [[caption]x[/caption]], not [[sic]].',
      'Write \\[gallery], \\[a b=c] or \\[caption]x\\[/caption], not \\[\\[sic]].\n',
      [],
    ],
    ['<!-- wp:jetpack/subscriptions --><p>A</p><!-- /wp:jetpack/subscriptions -->', 'A\n', []],
    ['[embed]javascript:a(1)[/embed]', 'javascript:a(1)\n', ['the embed javascript:a(1)']],
    ['<!-- wp:block {"ref":77} /--><!-- wp:block {"ref":78} /-->', 'Shared.\n', ['the block block 78']],
    [
      '<span style="color:red">One\n\n<pre>a\n\nb</pre>\n\nTwo\n<ul><li>c</li></ul><h2>Head</h2>Text</span>\n\nAfter',
      'One\n\n```\na\n\nb\n```\n\nTwo\n\n- c\n\n## Head\n\nText\n\nAfter\n',
      [],
    ],
    [
      'A <strong>b\n\n<blockquote>c\n\nd</blockquote>e</strong> f\n\n<em>g\n\nh</em> i\n\n<u><h2>j</h2></u>',
      'A **b**\n\n> **c**\n>\n> **d**\n\n**e** f\n\n_g_\n\n_h_ i\n\n## _j_\n',
      [],
    ],
    ['<p>One\n\nTwo</p><font><a href="/x">c\n\nd</a></font>', 'One\n\nTwo\n\n[c](/x)\n\n[d](/x)\n', []],
    [
      'A List<String> of <jane@acme.example>, <o:p>x</o:p>, <y-z>z</y-z>.\n\n<pre>int x;</pre>\n\nLast.',
      'A List\\<String> of \\<jane\\@acme.example>, x, z.\n\n```\nint x;\n```\n\nLast.\n',
      [],
    ],
    [
      'A <code>Map<K, V> <b</code>\n\n<pre>if (a <b && c)\n\nd()</pre>',
      'A `Map<K, V> <b`\n\n```\nif (a <b && c)\n\nd()\n```\n',
      [],
    ],
    [
      'If x <y or x <b to.\n\nSecond.\n\n<b>Third</b>. <img alt="a\n\nb" src="a.png">',
      'If x \\<y or x \\<b to.\n\nSecond.\n\n**Third**. ![a b](images/post-a.png)\n',
      [],
    ],
  ])('%j is what visitors saw', (html, markdown, lost) => {
    const shared = { 'wp:post_type': 'wp_block', 'wp:post_id': '77' }
    const { posts } = readWordPress(
      exported(
        item({ title: 'A', 'content:encoded': html }),
        item({ ...shared, 'content:encoded': '<!-- wp:paragraph --><p>Shared.</p><!-- /wp:paragraph -->' }),
      ),
    )
    expect(told(posts[0], [['a.png', 'post-a.png']])).toEqual([markdown, lost])
  })

  const paragraph = (words: string, settings = '') =>
    `<!-- wp:paragraph${settings} --><p>${words}</p><!-- /wp:paragraph -->`

  test.each([
    [{ 'wp:status': 'private' }, 'its state is "private"'],
    [{ 'wp:status': 'draft' }, 'its state is "draft"'],
    [{ 'wp:status': 'trash' }, 'its state is "trash"'],
    [{ 'wp:post_password': 'enter' }, 'it has a password'],
  ])('a shared block that no reader saw is named, and left out: %j', (fields, why) => {
    const shared = { 'wp:post_type': 'wp_block', 'wp:post_id': '77', 'content:encoded': '<p>Unseen.</p>' }
    const { posts } = readWordPress(
      exported(
        item({ title: 'A', 'content:encoded': `<p>Seen.</p><!-- wp:block {"ref":77} /-->` }),
        item({ ...shared, ...fields }),
      ),
    )
    expect(told(posts[0])).toEqual(['Seen.\n', [`the block 77, which no reader saw: ${why}`]])
  })

  test.each([
    [
      paragraph('Unseen.', ' {"metadata":{"blockVisibility":false}}'),
      '',
      ['the block paragraph, which no reader saw'],
    ],
    [
      `<!-- wp:group {"blockVisibility":{"hideBlock":true}} --><div><!-- wp:group --><div>${paragraph('Unseen.')}</div><!-- /wp:group --><!-- wp:group /--></div><!-- /wp:group -->${paragraph('Seen.')}`,
      'Seen.\n',
      ['the block group, which no reader saw'],
    ],
    [
      paragraph('Seen.', ' {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}'),
      'Seen.\n',
      ['that not all readers saw the block paragraph ({"viewport":{"mobile":false}})'],
    ],
    [
      `<!-- wp:premium-content/container --><div><!-- wp:premium-content/logged-out-view --><p>Subscribe.</p><!-- /wp:premium-content/logged-out-view --><!-- wp:premium-content/subscriber-view --><p>Paid.</p><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->`,
      'Subscribe.\n',
      ['the block premium-content/subscriber-view, which only subscribers saw'],
    ],
    [
      `${paragraph('Seen.')}<!-- wp:group {"metadata":{"blockVisibility":false}} --><div>Unseen.`,
      'Seen.\n',
      ['the block group, which no reader saw'],
    ],
  ])('a block that readers did not see is left out: %s', (html, markdown, lost) => {
    const { posts } = readWordPress(exported(item({ title: 'A', 'content:encoded': html })))
    expect(told(posts[0])).toEqual([markdown, lost])
  })

  test.each([
    [
      '<!-- wp:pmpro/membership {"levels":["1"]} --><p>Paid.</p><!-- /wp:pmpro/membership -->',
      'pmpro/membership',
    ],
    ['<!-- wp:jetpack/paywall /--><p>Paid.</p>', 'jetpack/paywall', ', or what stands below it'],
  ])('a block that may have been for some readers only is named: %s', (html, name, more = '') => {
    const { posts } = readWordPress(exported(item({ title: 'A', 'content:encoded': html })))
    expect(told(posts[0])[1]).toContain(
      `that perhaps not all readers saw what the block ${name} holds${more}`,
    )
  })

  test('a field that may have kept readers out is named', () => {
    const meta =
      '<wp:postmeta><wp:meta_key>_members_access_role</wp:meta_key><wp:meta_value>editor</wp:meta_value></wp:postmeta>'
    expect(readWordPress(exported(item({ title: 'A' }, meta))).posts[0]?.lost).toEqual([
      'who could read it (_members_access_role), if not everybody could: as an article it is for everybody',
    ])
  })

  test('an export in several files is one: pictures are found in any of them', () => {
    const thumbnail =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>'
    const address = 'https://old.test/wp-content/uploads/a.png'
    const posts = exported(item({ title: 'A', 'wp:post_id': '1' }, thumbnail))
    const pictures = exported(
      item({ 'wp:post_type': 'attachment', 'wp:post_id': '9', 'wp:attachment_url': address }),
    )
    expect(readWordPress(posts, '1.xml', new Map([['2.xml', pictures]])).posts).toMatchObject([
      { title: 'A', hero: address, lost: [] },
    ])
    const other = exported().replace('old.test', 'another.test')
    expect(() => readWordPress(posts, '1.xml', new Map([['2.xml', other]]))).toThrow(
      '2.xml is an export of https://another.test, and 1.xml one of https://old.test',
    )
  })

  test.each([
    ['one that is repeated', [{ title: 'A' }, { title: 'A' }], ['A']],
    ['several of one number', [{ title: 'A' }, { title: 'B' }], ['A', 'B']],
    [
      'several of one title',
      [
        { title: 'A', 'wp:post_name': 'a' },
        { title: 'A', 'wp:post_name': 'b' },
      ],
      ['A', 'A'],
    ],
  ])('of a file, %s: none is lost', (_, fields, titles) => {
    const items = fields.map((each) => item({ 'wp:post_id': '1', ...each }))
    expect(readWordPress(exported(items.join(''))).posts.map(({ title }) => title)).toEqual(titles)
  })

  describe('of a post in several exports', () => {
    const dated = (time: string, fields: object) =>
      exported(item({ title: 'A', 'wp:post_id': '1', ...fields })).replace(
        '<channel>',
        `<channel>${time && `<pubDate>${time}</pubDate>`}`,
      )
    const [early, late] = ['Wed, 01 Nov 2023 10:00:00 +0000', 'Fri, 01 Nov 2024 10:00:00 +0000']
    const [old, young] = [{ 'content:encoded': 'Old' }, { 'content:encoded': 'New' }]
    const read = (first: string, second: string) =>
      readWordPress(first, '1.xml', new Map([['2.xml', second]]))

    test.each([
      ['the later one', dated(early, old), dated(late, young), '1.xml, 2.xml: the one of 2.xml'],
      ['the later one by its date', dated(late, young), dated(early, old), '2.xml, 1.xml: the one of 1.xml'],
      [
        'without dates that of the later name',
        dated('', old),
        dated('', young),
        '1.xml, 2.xml: the one of 2.xml',
      ],
      ['without one date as well', dated(late, old), dated('', young), '1.xml, 2.xml: the one of 2.xml'],
    ])('%s counts, and is named', (_, first, second, files) => {
      const { posts, leftOut } = read(first, second)
      expect(leftOut).toEqual([])
      expect(posts.map(({ html }) => html)).toEqual(['New'])
      expect(posts[0]?.lost).toEqual([`that it stood in ${files}, the newest, counts`])
    })

    test.each([
      [{ 'wp:status': 'trash' }, 'its state is "trash"'],
      [{ 'wp:post_password': 'enter' }, 'has a password'],
    ])('one that the newest has withdrawn stays away: %j', (fields, why) => {
      expect(read(dated(early, old), dated(late, fields))).toMatchObject({
        posts: [],
        leftOut: [`“A”: ${why}; that it stood in 1.xml, 2.xml: the one of 2.xml, the newest, counts`],
      })
    })
  })

  describe('a shortcode of code', () => {
    const php = '<?php\n\n$x = "A" && $b[1]; // it\'s -- <nav class="x">\n  [gallery] <!-- wp:more -->\n?>'
    const read = (html: string, meta = '') => {
      const { posts } = readWordPress(exported(item({ title: 'A', 'content:encoded': html }, meta)))
      return told(posts[0])
    }
    const encoded =
      '<wp:postmeta><wp:meta_key>_syntaxhighlighter_encoded</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>'

    test.each([
      ...['php', 'html', 'bash', 'css', 'js', 'jscript', 'xml', 'sql', 'python', 'java', 'c#'].map((name) => [
        `[${name}]`,
        `[/${name}]`,
        name,
      ]),
      ['[PHP]', '[/PHP]', 'php'],
      ['[code]', '[/code]', 'text'],
      ['[CODE]', '[/CODE]', 'text'],
      ['[code gutter="false"]', '[/code]', 'text'],
      ["[code language='php']", '[/code]', 'php'],
      ['[code language=php]', '[/code]', 'php'],
      ['[code="php"]', '[/code]', 'php'],
      ['[code language="c#"]', '[/code]', 'c#'],
      ['[sourcecode lang="php" highlight="1,2"]', '[/sourcecode]', 'php'],
      ['[cc lang="php"]', '[/cc]', 'php'],
      ['[cc_php]', '[/cc_php]', 'php'],
      ['[crayon lang="php" nums="false"]', '[/crayon]', 'php'],
      ['[prism language="php"]', '[/prism]', 'php'],
    ])('%s is a block of code, letter by letter', (begin = '', end, language) =>
      expect(read(`Intro.\n\n${begin}\n${php}\n${end}\n\nEnd.`)).toEqual([
        `Intro.\n\n\`\`\`${language}\n${php}\n\`\`\`\n\nEnd.\n`,
        [],
      ]),
    )

    test('keeps its title', () =>
      expect(read(`[code lang="php" title="arr[0]"]${php}[/code]`)).toEqual([
        `**arr\\[0]**\n\n\`\`\`php\n${php}\n\`\`\`\n`,
        [],
      ]))

    test.each([
      [
        '&lt;a title=&quot;x&quot;&gt; &amp;&amp; &amp;lt; &#039;&#92;&#48;',
        '',
        '<a title="x"> && &lt; \'\\0',
      ],
      ['&lt;?php echo "x"; // it\'s', '', '<?php echo "x"; // it\'s'],
      ['if (a &amp;&amp; "b")', encoded, 'if (a && "b")'],
      ['x = "a &amp; b"', '', 'x = "a &amp; b"'],
      ['<b>&lt;&amp;</b>', encoded, '<b>&lt;&amp;</b>'],
    ])('is decoded once where the plugin has encoded it: %s', (code, meta, result) =>
      expect(read(`[php]${code}[/php]`, meta)).toEqual([`\`\`\`php\n${result}\n\`\`\`\n`, []]),
    )

    test.each([
      ['[[php]a[/php]]', '\\[php]a\\[/php]\n', []],
      ['Of [php] and [c].', 'Of \\[php] and \\[c].\n', []],
      ['Say [cci lang="js"]<a> "b"[/cci] now.', 'Say `<a> "b"` now.\n', []],
      ['[crayon lang="php" /] [php]a[/php]', '```php\na\n```\n', ['the shortcode [crayon lang="php" /]']],
    ])('but not what is none: %s', (html, markdown, lost) => expect(read(html)).toEqual([markdown, lost]))
  })

  test.each([
    ['paid_subscribers', ['that it was for paid subscribers alone: as an article it is for everybody']],
    ['everybody', []],
  ])('that a post was for %s is named where it was not for all', (access, lost) => {
    const meta = `<wp:postmeta><wp:meta_key>_jetpack_newsletter_access</wp:meta_key><wp:meta_value>${access}</wp:meta_value></wp:postmeta>`
    expect(readWordPress(exported(item({ title: 'A' }, meta))).posts).toMatchObject([{ lost }])
  })

  test.each([
    [
      '{"ref":77,"content":{"Para":{"content":"Own <em>words</em>"}}}',
      'Own _words_\n\n[Buy](https://o.test/a)\n',
      [],
    ],
    ['{"ref":77,"overrides":{"Para":{"content":"Own"}}}', 'Own\n\n[Buy](https://o.test/a)\n', []],
    [
      '{"ref":77,"content":{"Button":{"text":"Get","url":"https://o.test/?b=1\\u0026c=2","linkTarget":"_blank"}}}',
      'Default\n\n[Get](https://o.test/?b=1\\&c=2)\n',
      [],
    ],
    [
      '{"ref":77,"content":{"Para":{"content":""},"Gone":{"content":"Nowhere"},"Button":{"label":"Now"}}}',
      'Default\n\n[Buy](https://o.test/a)\n',
      ['what it says in a block that posts share: Nowhere; Now'],
    ],
  ])('a post has its own words in a shared block: %s', (settings, markdown, lost) => {
    const shared = `${paragraph('Default', ' {"metadata":{"name":"Para"}}')}<!-- wp:buttons --><div><!-- wp:button {"metadata":{"name":"Button"}} --><div><a class="b" href="https://o.test/a">Buy</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`
    const { posts } = readWordPress(
      exported(
        item({ title: 'A', 'content:encoded': `<!-- wp:block ${settings} /-->` }),
        item({ 'wp:post_type': 'wp_block', 'wp:post_id': '77', 'content:encoded': shared }),
      ),
    )
    expect(told(posts[0])).toEqual([markdown, lost])
  })

  test.each([
    '<!-- wp:embed {"url":"https://o.test/v?a=1"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://o.test/v?a=1\n</div></figure><!-- /wp:embed -->',
    '<!-- wp:core-embed/youtube {} --><figure><div>https://o.test/v?a=1</div></figure><!-- /wp:core-embed/youtube -->',
    'https://o.test/v?a=1',
  ])('what %s played is a link', (html) => {
    const { posts } = readWordPress(exported(item({ title: 'A', 'content:encoded': html })))
    expect(convertedPost(posts[0])).toEqual({
      markdown: '<https://o.test/v?a=1>\n',
      lost: ['the embed https://o.test/v?a=1, which is a link now'],
    })
  })

  test.each([
    ['<p>And [highlight]<strong>b</strong> &amp; c[/highlight] end.</p>', 'And **b** & c end.\n'],
    ['[highlight color="yellow"]marked words[/highlight]', 'marked words\n'],
    ['[source]From: <a href="https://o.test/q">Name</a>[/source]', 'From: [Name](https://o.test/q)\n'],
    ['[source lang="php"]echo 1;[/source]', '```php\necho 1;\n```\n'],
    ['[highlight]\na\nb\n[/highlight]', '```text\na\nb\n```\n'],
  ])('what themes mark is no code: %s', (html, markdown) => {
    const { posts } = readWordPress(exported(item({ title: 'A', 'content:encoded': html })))
    expect(convertedPost(posts[0]).markdown).toBe(markdown)
  })

  test('an address within words is no embed', () => {
    const { posts } = readWordPress(
      exported(
        item({ title: 'A', 'content:encoded': 'See:\nhttps://o.test/v\nor <b>x</b> https://o.test/w' }),
      ),
    )
    expect(convertedPost(posts[0])).toEqual({
      markdown: 'See:\\\n<https://o.test/v>\\\nor **x** https\\://o.test/w\n',
      lost: ['the embed https://o.test/v, which is a link now'],
    })
  })

  const attachment = (id: string, url: string, more: Record<string, string> = {}) =>
    item({ 'wp:post_type': 'attachment', 'wp:post_id': id, 'wp:attachment_url': url, ...more })

  test.each([
    ['[gallery ids="7, 8" columns="2"]', '![A plan](images/a.png "By Ada")\n\n![](images/b.png)\n', []],
    ['[gallery]', '![](images/b.png)\n', []],
    ["[gallery ids='7']", '![A plan](images/a.png "By Ada")\n', []],
    ['[gallery ids=7,8 columns=2]', '![A plan](images/a.png "By Ada")\n\n![](images/b.png)\n', []],
    ["[gallery include='7' columns='2']", '![A plan](images/a.png "By Ada")\n', []],
    ['[gallery id="999"]', '', ['the shortcode [gallery id="999"]']],
    ['[gallery exclude="8"]', '', ['the shortcode [gallery exclude="8"]']],
    ['<!-- wp:gallery {"ids":[8]} /-->', '![](images/b.png)\n', []],
    ['[et_pb_gallery gallery_ids="8"][/et_pb_gallery]', '![](images/b.png)\n', []],
    ['[gallery ids="9,8,6" columns="2"]', '![](images/b.png)\n', ['the shortcode [gallery ids="9,6"]']],
    ['[gallery ids="9"]', '', ['the shortcode [gallery ids="9"]']],
    ['<!-- wp:gallery {"ids":[6,8]} /-->', '![](images/b.png)\n', ['the block gallery']],
  ])('the gallery %j shows the pictures that the export names', (html, markdown, lost) => {
    const alt =
      '<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A plan</wp:meta_value></wp:postmeta>'
    const { posts } = readWordPress(
      exported(
        item({ title: 'A', 'wp:post_id': '5', 'content:encoded': html }),
        attachment('7', '/a.png', { 'excerpt:encoded': 'By Ada' }).replace('</item>', `${alt}</item>`),
        attachment('8', '/b.png', { 'wp:post_parent': '5' }),
        attachment('9', '/c.pdf', { 'wp:post_parent': '5' }),
      ),
    )
    const pictures: [string, string][] = ['a', 'b'].map((name) => [`/${name}.png`, `${name}.png`])
    expect(told(posts[0], pictures)).toEqual([markdown, lost])
  })

  test.each([
    ['_yoast_wpseo_metadesc', 'What queues &amp; workers cost.', '', 'What queues & workers cost.', []],
    ['rank_math_description', 'For search.', 'For readers.', 'For search.', ['the excerpt: For readers.']],
    ['_yoast_wpseo_metadesc', '%%title%% at %%sitename%%', 'For readers.', 'For readers.', []],
  ])('what %s says is the description', (key, value, excerpt, description, lost) => {
    const meta = `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
    const { posts } = readWordPress(exported(item({ title: 'A', 'excerpt:encoded': excerpt }, meta)))
    expect(posts).toMatchObject([{ description, lost }])
  })

  test('further authors, and terms of kinds of its own, are told', () => {
    const terms = [
      'author">ada',
      'author">bob',
      'industry">R&amp;amp;D',
      'post_format">Aside',
      'category">Data',
    ]
    const { posts } = readWordPress(
      exported(
        item(
          { title: 'A', 'dc:creator': 'ada' },
          terms.map((term) => `<category domain="${term}</category>`).join(''),
        ),
      ),
    )
    expect(posts).toMatchObject([
      { author: 'ada', tags: ['Data'], lost: ['the authors bob, as a post has one', 'the industry R&D'] },
    ])
  })

  test('its footnotes are those of Markdown', () => {
    const notes = JSON.stringify([
      { id: 'f1', content: 'See <em>there</em>.' },
      { id: 'f2', content: 'And "here".' },
    ])
    const { posts } = readWordPress(
      exported(
        item(
          {
            title: 'A',
            'content:encoded':
              '<!-- wp:paragraph --><p>One<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup>, two<sup data-fn="f2" class="fn"><a href="#f2" id="f2-link">2</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
          },
          `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`,
        ),
      ),
    )
    expect(convertedPost(posts[0])).toEqual({
      markdown: 'One[^1], two[^2].\n\n[^1]: See _there_.\n\n[^2]: And “here”.\n',
      lost: [],
    })
    expect(posts[0]?.lost).toEqual([])
  })

  test.each([
    ['another file', '<html></html>', 'no export of WordPress'],
    [
      'a DOCTYPE behind a comment',
      '<!-- <rss --><!DOCTYPE rss><rss><channel/></rss>',
      'begins with a DOCTYPE',
    ],
    ['no channel', '<rss></rss>', 'no <channel>'],
    [
      'levels without end',
      `<rss><channel>${'<a>'.repeat(5000)}</rss>`,
      /^old\.xml.* cannot be read: .*export it again/,
    ],
    ['text that is not closed', exported('\n<item><title><![CDATA[Queues</title></item>'), /cannot be read/],
    ['a name that is none', exported('\n<item><__proto__>1</__proto__></item>'), /cannot be read/],
  ])('%s is refused, with what to do', (_, xml, words) =>
    expect(() => readWordPress(xml, 'old.xml')).toThrow(words),
  )

  test('a slip is named with its line', () =>
    expect(() => readWordPress(exported('\n\n<item><title>A</item>\n<![CDATA['), 'old.xml')).toThrow(
      'old.xml:3 ',
    ))

  test.each(['', '</channel>', '<item><title>Wor', '<item><title>Work</title><wp:post_type>post'])(
    'an export that breaks off at %j is refused whole, with its last post',
    (rest) => {
      const whole = exported(item({ title: 'Queues' })).replace('</channel></rss>', '')
      expect(() => readWordPress(whole + rest, 'old.xml')).toThrow(
        /^old\.xml the export breaks off, in the post “(?:Queues|Work?)” or after it: .*export it again/,
      )
      expect(readWordPress(`${whole}</channel></rss>\n<!-- cached -->\n`).posts).toHaveLength(1)
    },
  )
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
  [
    'hugo.md',
    '---\ntitle: A\nurl: /posts/a/\naliases: [/Old/, older, "https://old.test/oldest"]\n---\nText.',
    { aliases: ['/Old/', '/posts/older', '/oldest'], lost: [] },
  ],
  ['jekyll.md', '---\ntitle: A\nredirect_from: /old/\n---\nText.', { aliases: ['/old/'] }],
  [
    'nowhere.md',
    '---\ntitle: A\naliases: [old]\n---\nText.',
    { aliases: [], lost: ['the alias old, as its folder is not known'] },
  ],
  [
    'formulas.md',
    '---\ntitle: A\n---\nIt is $x_1$ and $5 or $6.',
    { html: '<p>It is $x_1$ and $5 or $6.</p>\n', lost: [expect.stringMatching(/^formulas between two \$/)] },
  ],
  [
    'json.md',
    '{\n  "title": "A",\n  "Tags": ["x"],\n  "a": {"b": 1}\n}\nText.',
    { tags: ['x'], html: '<p>Text.</p>\n' },
  ],
  ['line.md', '{"title": "A", "date": "2020-01-05"}\n\nText.', { date: '2020-01-05' }],
  ['merged.md', '---\nx: &x\n  tags: [y]\n  title: A\n<<: *x\n---\nText.', { tags: ['y'] }],
  ['carriage.md', '---\rtitle: A\r---\rOne.\r\rTwo.', { html: '<p>One.</p>\n<p>Two.</p>\n' }],
  [
    'repeated.md',
    '---\ntitle: B\ntitle: A\n---\nText.',
    { lost: ['the first title, as its front matter has several: the last one counts'] },
  ],
  ['water.md', '---\ntitle: A\n---\nH~2~O, ~~C~~.', { html: '<p>H<sub>2</sub>O, <del>C</del>.</p>\n' }],
  ['draft.md', '---\ntitle: A\ndraft: true\n---\nText.', { lost: ['that it was not published there'] }],
  [
    'shown.md',
    '---\ntitle: A\npassword: ""\nprivate: false\nhidden: no\nheadless:\n---\nText.',
    { lost: [] },
  ],
  ['hidden.md', '---\ntitle: A\npublished: false\n---\nText.', { lost: ['that it was not published there'] }],
  ...[
    'robots: noindex',
    'robots: [noindex, nofollow]',
    'noindex: true',
    'sitemap: false',
    'sitemap:\n  disable: true',
  ].map((field): [string, string, object] => [
    'kept.md',
    `---\ntitle: A\n${field}\n---\nText.`,
    { lost: [keptOut] },
  ]),
  [
    'open.md',
    '---\ntitle: A\nrobots: index\nnoindex: false\nsitemap:\n  priority: 1\n---\nText.',
    { lost: [] },
  ],
  ...['canonical', 'canonicalURL', 'canonical_url'].map((name): [string, string, object] => [
    ...(['copy.md', `---\ntitle: A\n${name}: https://a.test/b\n---\nText.`] as const),
    { lost: [original] },
  ]),
  ['mood.md', '---\ntitle: A\nmood: good\n---\nText.', { lost: ['the fields mood'] }],
  ['UPPER.MD', '---\ntitle: A\n---\nText.', { name: 'UPPER' }],
  ['held.md', '---\ntitle: A\ndate: 2020-01-02\npublishDate: 2999-01-02\n---\nText.', { date: '2999-01-02' }],
  [
    'shown.md',
    '---\ntitle: A\ndate: 2020-01-02\npublishDate: 2020-03-04\n---\nText.',
    { date: '2020-01-02' },
  ],
  [
    'authors.md',
    '---\ntitle: A\nauthors: [Anna, {name: Bert}]\n---\nText.',
    { author: 'Anna', lost: ['the authors Bert, as a post has one'] },
  ],
  ['2013-07-08-the-first_post.md', '---\n---\nText.', { title: 'The First Post', html: '<p>Text.</p>\n' }],
  ['2013-07-08-the-first_post.md', '---\nlayout: post\n---\nText.', { title: 'The First Post', lost: [] }],
  [
    '2013-07-08-placed.md',
    '---\ntitle: A\ncategories: [Our work]\npermalink: /:categories/:year/:i_month/:title.html\n---\nText.',
    { address: '/our-work/2013/7/placed.html', lost: [] },
  ],
  [
    'sections.md',
    '---\ntitle: A\nurl: /:sections/:slug/\n---\nText.',
    { address: undefined, lost: ['its old address /:sections/:slug/, as sections is not known'] },
  ],
  [
    'both.md',
    '---\ntitle: A\nauthor: Anna\nauthors: [Anna, Bert]\ndescription: One.\nexcerpt: One.\nsubtitle: Two.\ncover: {image: a.png, alt: A plan}\n---\nText.',
    {
      author: 'Anna',
      description: 'One.',
      hero: 'a.png',
      lost: [
        'the subtitle: Two.',
        'what is said of the picture above it: A plan',
        'the authors Bert, as a post has one',
      ],
    },
  ],
  ['author.md', '---\ntitle: A\nauthor: {name: Anna}\n---\nText.', { author: 'Anna', lost: [] }],
  [
    'said.md',
    '---\ntitle: A\ndescription: {a: b}\n---\nText.',
    { description: '', lost: ['the description, which is no text'] },
  ],
  ['2013-07-08-tags.md', '---\ntitle: A\ntags: red blue\n---\nText.', { tags: ['red', 'blue'] }],
  ['tags.md', '---\ntitle: A\ntags: deep red, blue\n---\nText.', { tags: ['deep red', 'blue'] }],
  ['liquid.md', '---\ntitle: A\n---\n{% include a.html %}', { lost: ['the tag {% include a.html %}'] }],
  ['short.md', '---\ntitle: A\n---\n{{< tweet 1 >}}', { lost: ['the shortcode tweet 1'] }],
  [
    'jsx.mdx',
    '---\ntitle: A\n---\nimport B from \'./B\'\n\n<B a="c">Words</B>',
    { lost: ['the component B a="c"'] },
  ],
])('a Markdown file of another generator: %s', (name, source, expected) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, name), source)
  writeFileSync(join(own, 'README.md'), 'No post.')
  const { posts, leftOut } = readMarkdownFolder(own)
  expect(posts).toMatchObject([{ title: 'A', ...expected }])
  expect(leftOut).toEqual([
    'README.md: has no title in its front matter: write “title: …” above its text, between two lines of “---”',
  ])
})

test('dates may stand in one field', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(
    join(own, 'a.md'),
    '---\ntitle: A\ndate:\n  created: 2024-01-31\n  updated: 2024-02-01\n---\nB',
  )
  expect(readMarkdownFolder(own).posts).toMatchObject([{ date: '2024-01-31', updated: '2024-02-01' }])
})

test('where no file has front matter, the heading above a text is its title', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'Plan 0123.md'), '# Our plan\n\nA text.\n')
  writeFileSync(join(own, 'b.md'), 'No heading.')
  const { posts, leftOut } = readMarkdownFolder(own)
  expect(posts).toMatchObject([{ title: 'Our plan', html: '<p>A text.</p>\n' }])
  expect(leftOut).toEqual([expect.stringMatching(/^b\.md: has no title/)])
})

test('what played, and leads nowhere, is not called a link', () => {
  expect(converted('<iframe src="javascript:alert(1)"></iframe>')).toEqual({
    markdown: '',
    lost: ['<iframe> of javascript:alert(1)'],
  })
})

test.each([
  ['2020-01-05T23:30:00-05:00', '2020-01-05'],
  ['2020/1/5', '2020-01-05'],
  ['20200105', '2020-01-05'],
  ['1577836800', '2020-01-01'],
  ['March 4th, 2019', '2019-03-04'],
  ['Mon, 04 Mar 2019 00:30:00 +0100', '2019-03-04'],
  ['4th of Sept. 2019', '2019-09-04'],
  ['Mon Mar 04 2019 00:30:00 GMT+0100', '2019-03-04'],
  ['31.12.2019', '2019-12-31'],
  ['12/31/2019', '2019-12-31'],
  ['03/04/2019', ''],
  ['31.13.2019', ''],
  ['February 30, 2019', ''],
  ['Monday 4, 2019', ''],
  ['last year', ''],
  ['2019', ''],
])('the date %s is that of %s', (date, day) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), `---\ntitle: A\ndate: ${date}\nupdated: ${date}\n---\nText.`)
  const lost = day ? [] : [`the day of its last change, ${date}, which cannot be told`]
  const expected = { date: day, writtenDate: day ? '' : date, updated: day, lost }
  expect(readMarkdownFolder(own).posts).toMatchObject([expected])
})

test.each(['1984', '3.14', 'true', '2024-05-06', '"1984"'])('a title may be %s', (title) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), `---\ntitle: ${title}\n---\nText.`)
  expect(readMarkdownFolder(own).posts).toMatchObject([{ title: title.replaceAll('"', '') }])
})

test.each([
  [
    '---\ntitle: A\ndate: 2024-05-06\nText.',
    'has front matter that does not end: write --- on a line below it',
  ],
  ['+++\ntitle = "A"\n\nText.', 'has front matter that does not end: write +++ on a line below it'],
  [
    '---\ntitle: A: B\n---\nText.',
    'has front matter that is no YAML: a second colon in this line begins a field in line 2: put the text in quotes: title: "AI: a guide"',
  ],
  [
    `---\ntitle: A\na: ${'['.repeat(20_000)}\n---\nText.`,
    'has front matter that is no YAML: this cannot be read, as too many lists or groups stand within each other in line 3: end each with its bracket',
  ],
  [Buffer.from('\uFEFF---\ntitle: A\n---\nText.', 'utf16le'), 'the file is in UTF-16: save it as UTF-8'],
  [
    Buffer.from('---\ntitle: A\n---\nCaf\xe9.', 'latin1'),
    'the file is not in UTF-8, as line 4 shows: save it as UTF-8',
  ],
  [
    `---\ntitle: A\n---\n${'_a_'.repeat(20_000)}`,
    'it has a paragraph of more than 50000 characters: part it',
  ],
  ['{\n"title": A\n}\nText.', expect.stringContaining('has front matter that is no JSON: ')],
  ['---\ntitle: A\nauthor: &a\n  - *a\n---\nText.', 'has front matter in which a value is a part of itself'],
  [
    '---\n\nA line above the text.',
    'has no title in its front matter: write “title: …” above its text, between two lines of “---”',
  ],
  ['---\ntitle: A\npassword: enter\n---\nText.', 'has a password'],
  ['---\ntitle: A\nPassword: 1234\n---\nText.', 'has a password'],
  ...['private: true', 'hidden: True', 'headless: "yes"'].map((field) => [
    `---\ntitle: A\n${field}\n---\nText.`,
    `is ${field.split(':')[0]}, as its front matter says: take that line out to import it`,
  ]),
] as [string | Buffer, string][])('a file is left out with its cause: %s', (content, cause) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), content)
  expect(readMarkdownFolder(own)).toMatchObject({
    posts: [],
    leftOut: [typeof cause === 'string' ? `a.md: ${cause}` : cause],
  })
})

test('a picture inside the text becomes a file, and does not count as text', async () => {
  const own = mkdtempSync(join(folder, 'embedded-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const blank = sharp({ create: { width: 500, height: 500, channels: 3, noise, background: '#456' } })
  const address = async (type: 'gif' | 'png') =>
    `data:image/${type};base64,${(await blank.toFormat(type).toBuffer()).toString('base64')}`
  const [png, gif] = [await address('png'), await address('gif')]
  expect(png.length).toBeGreaterThan(500_000)
  const code = `<pre>&lt;img src="data:image/png;base64,${'A'.repeat(120)}"></pre>`
  const html = `<p>One.</p><p><img src="${png}" alt="A plan"></p><p><img src="${gif}" alt="Waves"></p>${code}`
  writeFileSync(join(own, 'old.xml'), exported(item({ title: 'Plans', 'content:encoded': html })))
  const args = [resolve('packages/cli/newPost.ts'), '--from', 'old.xml']
  expect(spawnSync('node', args, { cwd: own, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  const markdown = readFileSync(join(own, 'imports/plans.md'), 'utf8')
  expect(markdown).toContain(
    `One.\n\n![A plan](images/plans.png)\n\nWaves\n\n\`\`\`\n<img src="data:image/png;base64,${'A'.repeat(120)}">`,
  )
  expect(readdirSync(join(own, 'imports/images'))).toEqual(['plans.png'])
  const report = readFileSync(join(own, 'import-report.txt'), 'utf8')
  expect(report).toContain('a picture inside the text: it is GIF: save it as PNG, JPEG, WebP, AVIF or SVG')
  expect(report.length).toBeLessThan(2000)
})

test('what is long, and read at once, is no reason to leave a post out', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  const words = 'word '.repeat(12_000)
  const texts = [
    `\`\`\`\n${words}\n\`\`\``,
    `![A](data:image/png;base64,${'A'.repeat(60_000)})`,
    '- a\n'.repeat(20_000),
  ]
  for (const [index, text] of texts.entries())
    writeFileSync(join(own, `${index}.md`), `---\ntitle: A\n---\n${text}`)
  expect(readMarkdownFolder(own).leftOut).toEqual([])
  const classic = `${'word '.repeat(5_000)}\n\n`.repeat(3)
  expect(convertedPost({ html: classic, hasBareLines: true }).markdown).toHaveLength(75_002)
})

test('a paragraph that only its signs of Markdown make too long is told', () =>
  expect(() => converted(`<p>${'*'.repeat(30_000)}</p>`)).toThrow(
    'a paragraph of more than 50000 characters',
  ))

test('a link within the folder brings no post twice', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  symlinkSync(own, join(own, 'self'))
  symlinkSync(join(own, 'z.md'), join(own, 'y.md'))
  symlinkSync(join(own, 'loop.md'), join(own, 'loop.md'))
  writeFileSync(join(own, 'z.md'), '---\ntitle: A\n---\nText.')
  const { posts, leftOut } = readMarkdownFolder(own)
  expect(posts).toMatchObject([{ file: 'z.md' }])
  expect(leftOut).toEqual([
    'self: is a link to a folder, and no link is followed: name that folder',
    'loop.md: is no file',
    'y.md: is z.md once more, by a link',
  ])
})

test('what may be a post is imported or named, whatever its file ends in', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  const markdown = ['a.markdown', 'b.mdown', 'c.mdwn', 'd.mkd', 'e.mkdn', 'f.mkdown']
  const others = ['a.html', 'b.org', 'c.rst', 'd.adoc', 'e.textile', 'f.qmd', 'g.njk', 'h.txt', 'i.ipynb']
  for (const name of [...markdown, ...others, '_index.md'])
    writeFileSync(join(own, name), '---\ntitle: A\n---\nText.')
  for (const name of [
    'page.html',
    'page.njk',
    'a.png',
    '_config.yml',
    'style.scss',
    'LICENSE',
    '.hidden.txt',
  ])
    writeFileSync(join(own, name), '<!doctype html>')
  mkdirSync(join(own, 'v1.2'))
  mkdirSync(join(own, '_layouts'))
  writeFileSync(join(own, '_layouts/post.html'), '<!doctype html>')
  // In Latin-1, as old archives have them.
  for (const name of ['caf\u{e9}.md', 'v\u{e9}'])
    writeFileSync(Buffer.concat([Buffer.from(`${own}/`), Buffer.from(name, 'latin1')]), 'Text.')
  const why = 'is no Markdown, which alone is read: if it is a post, save it as such'
  const { posts, leftOut } = readMarkdownFolder(own)
  expect(posts.map(({ file }) => file)).toEqual(markdown)
  expect(leftOut.toSorted()).toEqual(
    [
      '_index.md: is the page above a list of posts, and none itself',
      ...others.map((name) => `${name}: ${why}`),
      'page.html: has no front matter, as templates have none: if it is a post, save it as Markdown, with its title above',
      ...['caf\u{fffd}.md', 'v\u{fffd}'].map(
        (name) =>
          `${name}: has a name that is not in UTF-8, so that it cannot be opened: rename it, and import again`,
      ),
    ].sort(),
  )
})

test.each([
  ["![One]({{ '/assets/a.png' | relative_url }})", '![One](images/post-a.png)\n', []],
  [
    '{{< figure src="/assets/a.png" caption="See [the *office*](https://o.test/p) 2 < 3" >}}',
    '![See the office 2 < 3](images/post-a.png "See the office 2 < 3")\n',
    ['the link to https://o.test/p'],
  ],
  [
    '{{< figure src="/assets/a.png" alt="One" caption="1. [Of](https://o.test/p)" >}}',
    '![One](images/post-a.png "1. Of")\n',
    ['the link to https://o.test/p'],
  ],
  [
    '{{< figure src="/assets/a.png" alt="One" caption="The office (Berlin)" >}}',
    '![One](images/post-a.png "The office (Berlin)")\n',
    [],
  ],
  [
    '{{< figure src="/assets/a.png" alt="One" title="Office" caption="In 2020." attr="By O" attrlink="https://o.test/o" link="/shop" >}}',
    '![One](images/post-a.png "Office: In 2020. By O")\n',
    ['the link to https://o.test/o', 'the link to /shop'],
  ],
  [
    '{{< figure src="/assets/a.png" alt=`A "plan"` caption="Say \\"hi\\"\n\nnow" title=Plan >}}',
    '![A “plan”](images/post-a.png "Plan: Say “hi” now")\n',
    [],
  ],
  [
    '{{< youtube id="abc123" >}} {{<youtube abc2>}} {{< vimeo id=`1` >}} {{< a b="`c`" >}}',
    '',
    [
      'the shortcode youtube id="abc123"',
      'the shortcode youtube abc2',
      'the shortcode vimeo id="1"',
      'the shortcode a b="`c`"',
    ],
  ],
  [
    '{{< youtube id=`w7Ft2ymGmfc` >}}',
    '<https://www.youtube.com/watch?v=w7Ft2ymGmfc>\n',
    ['the shortcode youtube, which is a link to https://www.youtube.com/watch?v=w7Ft2ymGmfc now'],
  ],
  ['[A]({{< ref post.md >}}) [B]({{% relref path=`b.md` %}})', '[A](post.md) [B](b.md)\n', []],
  [
    '`{% comment %}` {{</* note "a" */>}}',
    '`{% comment %}` { {< note “a” >} }\n',
    [expect.stringContaining('braces')],
  ],
  ['A[^1]\n\n[^1]: B\n\n    ```\n    c\n\nD', 'A[^1]\n\n[^1]: B\n\n    ```\n    c\n    ```\n\nD\n', []],
  ['A{% comment %} b\n\n{% include c %} {% endcomment %}C{%- # d -%}{{/* e\n{< f >} */}}', 'AC\n', []],
  [
    'One.[^1]\n\n[^1]: First\n    line.\n\n    Second.\n\n    - a\n    - b\n\n        code\n\n    ```sh\n    npm i\n    ```\n[^two]: Note\nlazy.\n\nLast.[^two]',
    'One.[^1]\n\n[^1]: First line.\n\n    Second.\n\n    - a\n\n    - b\n\n      code\n\n    ```sh\n    npm i\n    ```\n\n[^two]: Note lazy.\n\nLast.[^two]\n',
    [],
  ],
  ...[
    ['*Moby Dick*[^1]', '_Moby Dick_[^1]'],
    ['**bold.**[^1]', '**bold.**[^1]'],
    ['***both***[^1]', '_**both**_[^1]'],
    ['*太字*[^1]', '_太字_[^1]'],
    ['**z**[^1]*w*', '**z**[^1]_w_'],
    ['`c`[^1]*e*', '`c`[^1]_e_'],
    ['*"Quoted."*[^1] "So"[^1]', '_“Quoted.”_[^1] “So”[^1]'],
    ['*[l](/u)*[^1]', '_[l](/u)_[^1]'],
    ['# *a*[^1]', '## _a_[^1]'],
    ['- > *a*[^1]', '- > _a_[^1]'],
    ['| *a*[^1] |\n| - |', '| _a_[^1] |\n| - |'],
    [
      'a `[^1]` ``[^1] ` `` \\[^1] [^2] \u{e000}1\u{e001}',
      'a `[^1]` `` [^1] ` `` \\[^1] \\[^2] \u{e000}1\u{e001}',
    ],
    ['    a[^1]', '```\na[^1]\n```'],
  ].map(([source, markdown]): [string, string, string[]] => [
    `${source}\n\n[^1]: *b*[^1]`,
    `${markdown}\n\n[^1]: _b_[^1]\n`,
    [],
  ]),
  ['```\n[^1]: x\n```\n\nA `[^1]`', '```\n[^1]: x\n```\n\nA `[^1]`\n', []],
  ['[About]({{ "/about" | absolute_url }})', '[About](/about)\n', []],
  ['{{ "a b" | upcase }}', 'a b\n', ['what the old site made of “a b”, which is as it was written']],
  ["{% raw %}`{{ '/a' | relative_url }}`{% endraw %}", "`{{ '/a' | relative_url }}`\n", []],
  ['Setup {#setup}\n=====\n\nNext {#next}\n---\n\nA\\\\\nB', '## Setup\n\n### Next\n\nA\\\nB\n', []],
  ['$$\na \\\\\nb\n$$', '```math\na \\\\\nb\n```\n', ['formulas, which are code now']],
  ['A List<String> of <<words>>, {:ok, it}.', 'A List\\<String> of <\\<words>>, {:ok, it}.\n', []],
  ...[
    'List<Object>',
    'Set<Data>',
    'Ref<Input>',
    '<<Object>>',
    '<<code>>',
    'Array<b>',
    'List<I>',
    'Bag<Style>',
    '<Table>',
  ].map((words): [string, string, string[]] => [
    `A ${words} and\n\nan <em>object</em>.`,
    `A ${words.replace(/<(?=\w)/, '\\<')} and\n\nan _object_.\n`,
    [],
  ]),
  [
    'A List<Object>, a <script> and a <form>.\n\n<object data="https://a.test/b"></object>\n\nEnd.',
    'A List\\<Object>, a \\<script> and a \\<form>.\n\n<https://a.test/b>\n\nEnd.\n',
    ['<object>, which is a link to https://a.test/b now'],
  ],
  ['## Use `{#a}` {#id}\n\nText', '## Use `{#a}`\n\nText\n', []],
  ...['{.haskell}', ' {.haskell .numberLines}', '{haskell, echo=FALSE}', ' {#x .haskell}'].map(
    (written): [string, string, string[]] => [
      `\`\`\`${written}\na\n\`\`\``,
      `\`\`\`haskell\na\n\`\`\`\n`,
      [],
    ],
  ),
  [
    'A[^1] <a href="https://a.test">^1</a>.\n\n[^1]: Note.',
    'A[^1] [\\^1](https://a.test).\n\n[^1]: Note.\n',
    [],
  ],
  ['One<BR>two<br>three<P>four <B>five</B>', 'One\\\ntwo\\\nthree\n\nfour **five**\n', []],
  ['$$ a \\\\\n b $$', '```math\na \\\\\n b\n```\n', ['formulas, which are code now']],
  [
    '```js title="src/app.js" {1}\nx()\n```',
    '```js\nx()\n```\n',
    ['words that are not in the imported post: “src app js”'],
  ],
  [
    '{% blockquote Seth Godin https://o.test/a %}\nA\n{% endblockquote %}',
    '<https://o.test/a> A\n',
    [
      'the tag {% blockquote %}, which is a link to https://o.test/a now',
      'words that are not in the imported post: “Seth Godin”',
    ],
  ],
  ...[
    '1. ```sh\n   {{ x }} {% y %}\n   ```\n\nIt’s here.',
    '> - - ```\n>     {{ x }}\n>     ```\n\nIt’s here.',
    'A[^1]\n\n[^1]: ```js\n    a {{ x }}\n    ```\n\nB[^2]\n\n[^2]: - ```\n      {{ x }}\n      ```',
    '- ```\n  :::tip\n  ```\n\nA {#b}',
    '- ```\n  | a |\n  |---|\n  | b | c |\n  ```\n\nIt’s here.',
  ].map((source): [string, string, string[]] => [source, `${source}\n`, []]),
  ["-     it's {{ x }}\n\nIt's here.", "- ```\n  it's {{ x }}\n  ```\n\nIt’s here.\n", []],
  [
    '1. ```sh\n   a\n   ```\n\nOne.[^1] {{ x }}\n\n[^1]: Note.\n\n:::tip\nBox\n:::',
    '1. ```sh\n   a\n   ```\n\nOne.[^1]\n\n[^1]: Note.\n\n> **Tip:** Box\n',
    ['the value x'],
  ],
  ...[
    '{{< highlight sh >}}\nls\n  {{ x }}\n{{< /highlight >}}',
    '{% highlight sh %}\nls\n  {{ x }}\n{% endhighlight %}',
  ].flatMap((tags) =>
    ['- a\n\n  ', '- ', '1. ', '> ', '> 2. '].map((marks): [string, string, string[]] => {
      const step = marks.replace(/^.*\n/s, '').replaceAll(/[^\s>]/g, ' ')
      const code = ['```sh', 'ls', '  {{ x }}', '```'].join(`\n${step}`)
      return [marks + tags.replaceAll('\n', `\n${step}`), `${marks}${code}\n`, []]
    }),
  ),
  ['{{< highlight lang="go" >}}\nx\n{{< /highlight >}}', '```go\nx\n```\n', []],
  [
    '{{< a "One b" >}}Two{{< /a >}}{{< c "Three d" >}}',
    'Two\n',
    ['the shortcode a "One b"', 'the shortcode c "Three d"'],
  ],
  ...[
    'A {% highlight go %}x{% endhighlight %} b',
    'A {% highlight go %}\nx{% endhighlight %}\nb',
    'A {{< highlight go >}}x{{< /highlight >}} b',
    'A\n\n{{< highlight go >}}\nx{{</ highlight >}}b',
    'A\n{% code lang:go %}x{% endcode %}\nb',
  ].map((source): [string, string, string[]] => [source, 'A\n\n```go\nx\n```\n\nb\n', []]),
  ['A {{< highlight sh "hl_inline=true" >}}ls `a`{{< /highlight >}} b', 'A `` ls `a` `` b\n', []],
  ['{% highlight md %}\n```\nx\n```\n{% endhighlight %}\n\nb', '````md\n```\nx\n```\n````\n\nb\n', []],
  ['{{< highlight c++ "linenos=1" >}}\nint x;\n{{< /highlight >}}', '```c++\nint x;\n```\n', []],
  [
    '{% codeblock Hello lang:js https://o.test/a %}\nx();\n{% endcodeblock %}',
    '**Hello**\n\n```js\nx();\n```\n',
    ['the link to https://o.test/a'],
  ],
  ['## Setup {.cls}\n\nNext {#next .cls}\n---\n\nA {.cls}', '## Setup\n\n## Next\n\nA {.cls}\n', []],
  ['## Setup {#setup}\n\nAs in `{#a}`.', '## Setup\n\nAs in `{#a}`.\n', []],
  [
    'A\n\n| b | c |\n|---|---|\n| `d|e` | f |\n| g | h \\| i | j | k |\n| l |\n\nM | n\n\n```\n| o |\n|---|\n| p | q |\n```',
    'A\n\n| b | c |\n| - | - |\n| \\`d | e\\` |\n| g | h \\| i |\n| l | |\n\nM | n\n\n```\n| o |\n|---|\n| p | q |\n```\n',
    ['words that are not in the imported post: “f j k” after “h i l”'],
  ],
  ['![One](/assets/a.png "In 2020")', '![One](images/post-a.png "In 2020")\n', []],
  [
    '{{< youtube w7Ft2ymGmfc >}}',
    '<https://www.youtube.com/watch?v=w7Ft2ymGmfc>\n',
    ['the shortcode youtube, which is a link to https://www.youtube.com/watch?v=w7Ft2ymGmfc now'],
  ],
  [
    '{{< tweet user="a" id="877500564405444608" >}}',
    '<https://twitter.com/i/status/877500564405444608>\n',
    ['the shortcode tweet, which is a link to https://twitter.com/i/status/877500564405444608 now'],
  ],
])('Markdown of another generator: %s', (source, markdown, lost) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), `---\ntitle: A\n---\n${source}`)
  expect(told(readMarkdownFolder(own).posts[0], [['/assets/a.png', 'post-a.png']])).toEqual([markdown, lost])
})

test.each([
  [
    'Energy is $E_1 = m_2 c^2$, $x$ is one.',
    'Energy is `E_1 = m_2 c^2`, `x` is one.\n',
    ['formulas, which are code now'],
  ],
  [
    '$$\n\\sum_{i=1}^n a_i * b_i\n$$',
    '```math\n\\sum_{i=1}^n a_i * b_i\n```\n',
    ['formulas, which are code now'],
  ],
  ['It is $5, and $6 = $3 + $3.', 'It is $5, and $6 = $3 + $3.\n', []],
  ['> [!WARNING]\n> Do _not_ do this.\n>\n> Never.', '> **Warning:** Do _not_ do this.\n>\n> Never.\n', []],
  ['> [!note]- Good to know\n> Words.', '> **Good to know:** Words.\n', []],
  ['> [!TIP]\n>\n> - one', '> **Tip:**\n>\n> - one\n', []],
  ['> [1] is a source.', '> \\[1] is a source.\n', []],
  [
    'Term\n: Its meaning\n: Another',
    '- Term\n\n  - Its meaning\n  - Another\n',
    ['that a list holds definitions: its terms and what they mean are entries now'],
  ],
  ['- [x] done\n- [ ] not yet', '- ☑ done\n- ☐ not yet\n', []],
  ['| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |', '| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |\n', []],
])('what Markdown of other generators shows in its own way: %s', (source, markdown, lost) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), `---\ntitle: A\n---\n${source}`)
  expect(told(readMarkdownFolder(own).posts[0])).toEqual([markdown, lost])
})

test.each([
  [
    '<div markdown="1">\nSome *words*.\n\n- a\n</div>\n\n<details markdown="1"><summary>B</summary>\n*c*\n</details>',
    'Some _words_.\n\n- a\n\nB\n\n_c_\n',
    [],
  ],
  [':::tip\r\nA\r\n:::\r\n', '> **Tip:** A\n', []],
  ['A {::comment} not `b` {:/comment} c\n\n{::comment}\nd\n\ne\n{:/}', 'A c\n', []],
  [
    '* TOC\n{:toc}\n\nHTML.\n\n*[HTML]: Hyper',
    'HTML.\n',
    ['words that are not in the imported post: “TOC”, “HTML Hyper” after “TOC HTML”'],
  ],
  [
    'A\n\n| a | b \\| c |\n| 1 | 2 |\n\n|:---|\n| d |\n\n    | e |\n    | f |\n\n| g | h |\n|-|-|\n| 3 | 4 |',
    'A\n\n| | |\n| - | - |\n| a | b \\| c |\n| 1 | 2 |\n\n| |\n| :- |\n| d |\n\n```\n| e |\n| f |\n```\n\n| g | h |\n| - | - |\n| 3 | 4 |\n',
    [],
  ],
  [
    '| a | b |\n|---+---|\n| 1 | 2 |\n|---+---|\n| 3 | 4 |\n|===+===|',
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n',
    [],
  ],
  [
    ':::note\nSome *words*.\n\n- x\n\n:::: warning Take care\n```\n:::\n```\n::::\n:::\n\n::: {.tip title="T"}\nd\n:::',
    '> **Note:** Some _words_.\n>\n> - x\n>\n> > **Take care:**\n> >\n> > ```\n> > :::\n> > ```\n\n> **T:** d\n',
    [],
  ],
  [
    '- a\n\n  :::tip[B]\n  c\n  :::\n\n:::tabs D\ne\n:::\n\n:::note without end\n\n!!! wow',
    '- a\n\n  > **B:** c\n\nD\n\ne\n\n:::note without end\n\n!!! wow\n',
    ['the box of the kind tabs, whose words are kept'],
  ],
  [
    '!!! note "Be *careful*"\n    A\n\n    B\n??? tip\n    C\n\nD',
    '> **Be _careful_:** A\n>\n> B\n\n> **Tip:** C\n\nD\n',
    [],
  ],
  [
    '```\n* TOC\n{:toc}\n|---+---|\n*[a]: b\n:::note\n:::\n!!! tip\n    c\n```',
    '```\n* TOC\n{:toc}\n|---+---|\n*[a]: b\n:::note\n:::\n!!! tip\n    c\n```\n',
    [],
  ],
])('what Markdown of other generators has besides: %s', (source, markdown, lost) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(join(own, 'a.md'), `---\ntitle: A\n---\n${source}`)
  expect(told(readMarkdownFolder(own).posts[0])).toEqual([markdown, lost])
})

test('expressions of MDX are told, and their words kept', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  const text =
    "import {\n  A,\n} from './a'\nexport const b = {\n  c: {},\n}\n\nSum {2 + 3}, {items.map((i) => <li>{i}</li>)}, {'d'}{' '}{`e`} \\{f} {/* g */} `{h}`\n\n<>i</>\n\n## J {#k}"
  writeFileSync(join(own, 'a.mdx'), `---\ntitle: A\n---\n${text}`)
  const [post] = readMarkdownFolder(own).posts
  expect(told(post)).toEqual([
    'Sum , , d e {f} `{h}`\n\ni\n\n## J\n',
    ['the expression {2 + 3}', 'the expression {items.map((i) => <li>{i}</li>)}'],
  ])
})

test.each([
  ['We handle all the\nimport duties, and 37 containers.\n\n> A quote\nexport of wine stays here.'],
  ['`a`\nimport of b from "c"'],
  ['Import and\nexport const'],
  ['Export of\n\nimport x from'],
])('lines of words are none of the program of MDX: %j', (text) => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(
    join(own, 'a.mdx'),
    `---\ntitle: A\n---\nimport A from 'a'\nimport 'b'\n\nexport { c } from 'c'\n\n${text}`,
  )
  const { markdown, lost } = convertedPost(readMarkdownFolder(own).posts[0])
  expect([wordsIn(markdown), lost]).toEqual([wordsIn(text), []])
})

test('expressions among the values of elements and components leave the others whole', () => {
  const own = mkdtempSync(join(folder, 'site-'))
  writeFileSync(
    join(own, 'a.mdx'),
    `---\ntitle: A\n---\n<Tabs of={['a']}><Tab label="One">b</Tab><Video id="c" /></Tabs>\n<img src={c} alt="The d" />\n<img src={'a.png'} alt="The e" />`,
  )
  expect(told(readMarkdownFolder(own).posts[0], [['a.png', 'a.png']])).toEqual([
    'b\n\nThe d ![The e](images/a.png)\n',
    [
      ...["Tabs of={['a']}", 'Tab label="One"', 'Video id="c"'].map((name) => `the component ${name}`),
      'the expression {c}',
      'a picture without an address',
    ],
  ])
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
  [
    '<p><a href="/x" title="Its {{title}}">x</a></p>',
    '[x](/x "Its { {title} }")\n',
    [expect.stringContaining('braces')],
  ],
  [
    '<p><img src="data:image/gif;base64,R0" data-src="a.png" alt="A"><noscript><img src="a.png" alt="A"></noscript></p>',
    '![A](images/post-a.png)\n',
    ['<noscript>'],
  ],
  ['<lite-youtube videoid="a"></lite-youtube><a-b>c</a-b>', 'c\n', ['<lite-youtube>']],
  ['<p><button>Call <b>us</b></button></p>', 'Call **us**\n', []],
  ['<pre class="brush: js; gutter: false">x()</pre>', '```js\nx()\n```\n', []],
  ['<pre class="language-c++"><code>x</code></pre>', '```c++\nx\n```\n', []],
  [
    '<pre lang="ruby">x</pre><pre><code data-lang="go">y</code></pre>',
    '```ruby\nx\n```\n\n```go\ny\n```\n',
    [],
  ],
  ...['', 'post a', 'A', 'IMG_2034', 'a-1.PNG'].map((title): [string, string, string[]] => [
    `<p><img src="2020/post-a-1-300x200.png" alt="A" title="${title}"></p>`,
    '![A](images/post-b.png)\n',
    [],
  ]),
  [
    '<p><img src="a.png" alt="A" title="In 2020"></p><figure><img src="a.png" alt="A" title="Tip"><figcaption>B</figcaption></figure>',
    '![A](images/post-a.png "In 2020")\n\n![A](images/post-a.png "B")\n',
    ['words that are not in the imported post: “Tip” after “In 2020 A”'],
  ],
  ['<h1>A</h1><h2>B</h2>', '## A\n\n### B\n', []],
  ['<p>It\'s <code>a = "b"</code></p>', 'It’s `a = "b"`\n', []],
  ['<p><a href="/x">x</a> <a href="#y">y</a></p>', '[x](/x) y\n', ['links to places within it: #y']],
  ['<p><a href="javascript:x()">x</a></p>', 'x\n', ['the link to javascript:x()']],
  ['<script>x</script><p>y</p>', 'y\n', ['<script>']],
  [
    '<p>y <math><mi>x</mi></math></p><menu><li>z</li></menu>',
    'y\n\n- z\n',
    ['<math>', 'words that are not in the imported post: “x” after “y”'],
  ],
  [
    '<p><abbr title="World Health Org">WHO</abbr></p>',
    'WHO\n',
    ['words that are not in the imported post: “World Health Org” after “WHO”'],
  ],
  ['<p>{{ x }}</p>', '{ { x } }\n', [expect.stringContaining('braces')]],
  ...['{<!-- -->{claim.x}}', '{<b></b>{claim.x}}', '{<i hidden>a</i>{claim.x}}'].flatMap(
    (words): [string, string, unknown][] => [
      [`<p>${words}</p>`, '{ {claim.x} }\n', expect.arrayContaining([expect.stringContaining('braces')])],
      // Code is shown as it stands.
      [`<pre>${words}</pre>`, '```\n{{claim.x}}\n```\n', expect.any(Array)],
    ],
  ),
  ['<p>{{{name}}}</p>', '{ { {name} } }\n', [expect.stringContaining('braces')]],
  [
    '<figure><img src="a.png" alt="Of {{name}}"><figcaption>By {{name}}</figcaption></figure>',
    '![Of { {name} }](images/post-a.png "By { {name} }")\n',
    [expect.stringContaining('braces')],
  ],
  ['<p><a href="https://o.test/{{name}}">x</a></p>', '[x](https://o.test/%7B%7Bname}})\n', []],
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
  [
    '<figure><img src="a.png" alt="The &quot;A&quot;"><figcaption>The "old" office<br>(Berlin)</figcaption></figure>',
    '![The “A”](images/post-a.png "The “old” office (Berlin)")\n',
    [],
  ],
  [
    '<figure><img src="a.png" alt="A"><figcaption>By <a href="https://o.test">O</a></figcaption></figure>',
    '![A](images/post-a.png "By O")\n',
    ['the link to https://o.test'],
  ],
  [
    '<figure><img src="gone.png" alt="A"><figcaption>By O</figcaption></figure>',
    'A\n\nBy O\n',
    ['the picture gone.png'],
  ],
  [
    '<p><a href="https://o.test/big.png"><img src="https://o.test/gone.png" alt="Alt"></a></p>',
    '[Alt](https://o.test/big.png)\n',
    ['the picture https://o.test/gone.png'],
  ],
  [
    '<p><a href="https://o.test/shop"><img src="a.png" alt="A"></a></p>',
    '![A](images/post-a.png)\n',
    ['the link to https://o.test/shop'],
  ],
  [
    '<table><tr><th colspan="100%">A</th></tr><tr><td rowspan="9">B</td><td>C</td></tr><tr><td>D</td></tr></table>',
    '| A | |\n| - | - |\n| B | C |\n| | D |\n',
    ['that cells of a table span several columns or rows: each stands in the first of them'],
  ],
  [
    '<table><tr><td>A</td><td>B</td></tr></table>',
    '| | |\n| - | - |\n| A | B |\n',
    ['the heads of a table, which had none: write them in the empty row that it begins with'],
  ],
  ['<p><code>a</code><code>b</code> <kbd>Ctrl</kbd><kbd>C</kbd></p>', '`ab` `Ctrl` `C`\n', []],
  [
    '<p>\\(x_1\\) and $latex y$</p>',
    '\\\\(x_1\\\\) and $latex y$\n',
    ['formulas, which stand as they were written'],
  ],
  [
    '<table><tr><th>Plan</th></tr><tr><td><ul><li>Email support</li><li>One site</li></ul></td></tr><tr><td><p>First.</p><p>Second.</p></td></tr><tr><td><pre>npm i\nnpm start</pre></td></tr><tr><td><h4>Head</h4>Words <pre><code>a</code></pre></td></tr></table><p>Next.</p>',
    '| Plan |\n| - |\n| Email support; One site |\n| First. Second. |\n| `npm i`; `npm start` |\n| Head Words `a` |\n\nNext.\n',
    ['ul', 'li', 'p', 'pre', 'h4'].map(
      (name) => `<${name}> in a cell of a table, whose words are kept in one line`,
    ),
  ],
  [
    '<table><tr><th><p>A</p></th></tr><tr><td><div>B<br>C</div></td></tr></table>',
    '| A |\n| - |\n| B; C |\n',
    [expect.stringContaining('<div>'), '<br> in a cell of a table, whose words are kept in one line'],
  ],
  [
    '<table><caption>Prices <b>now</b></caption><tr><th>A</th></tr></table>',
    'Prices **now**\n\n| A |\n| - |\n',
    [],
  ],
  [
    '<table><tr><th>A</th></tr><tr><td>\n<ul>\n<li>\nB\n</li>\n<li>C</li>\n</ul>\n</td></tr></table>',
    '| A |\n| - |\n| B; C |\n',
    ['ul', 'li'].map((name) => `<${name}> in a cell of a table, whose words are kept in one line`),
  ],
  ['<a href="/x"><h3>A</h3><p>B</p></a>', '### [A](/x)\n\n[B](/x)\n', []],
  ['<strong><p>A</p><ul><li>B</li></ul>C</strong>', '**A**\n\n- **B**\n\n**C**\n', []],
  ['<code><div>a</div><div>b</div></code>', '`a`\n\n`b`\n', []],
  ['<h2><div>A</div><div>B</div></h2>', '## A B\n', ['<div> in a heading, whose words are kept in one line']],
  [
    '<p>See <iframe src="https://v.test/1"></iframe> it</p>',
    'See\n\n<https://v.test/1>\n\nit\n',
    ['<iframe>, which is a link to https://v.test/1 now'],
  ],
  [
    '<figure><table><tr><th>A</th></tr><tr><td><img src="a.png" alt="B"></td></tr></table><figcaption>C</figcaption></figure>',
    '| A |\n| - |\n| ![B](images/post-a.png) |\n\nC\n',
    [],
  ],
  [
    '<figure><blockquote><p>A</p></blockquote><img src="a.png" alt="B"></figure>',
    '> A\n\n![B](images/post-a.png)\n',
    [],
  ],
  ['<figure><img src="a.png" alt="B"><p>A</p></figure>', '![B](images/post-a.png)\n\nA\n', []],
  [
    '<figure><figure><img src="a.png" alt="A"><figcaption>One</figcaption></figure><figcaption>All</figcaption></figure>',
    '![A](images/post-a.png "One")\n\nAll\n',
    [],
  ],
  [
    '<figure><a href="https://o.test/shop"><img src="a.png" alt="A"></a><figcaption><p>B</p><p>C</p></figcaption></figure>',
    '![A](images/post-a.png "B C")\n',
    ['the link to https://o.test/shop'],
  ],
  [
    '<figure><img src="a.png"><figcaption>Said.</figcaption></figure>',
    '![Said.](images/post-a.png "Said.")\n',
    [],
  ],
  [
    '<pre>a <a href="/x">b</a> <img src="a.png"></pre>',
    '```\na b \n```\n',
    ['the link to /x', 'the picture a.png'],
  ],
  ['<p>A <img alt=""></p>', 'A\n', ['a picture without an address']],
  ['<p>10<sup>6</sup>, H<sub>2</sub>O, x<sup>n−1</sup>, A<sup>®</sup></p>', '10⁶, H₂O, xⁿ⁻¹, A®\n', []],
  [
    '<p>2<sup>Q</sup> and a<sub><b>i</b></sub></p>',
    '2^(Q) and a\\_(**i**)\n',
    ['<sup> around “Q”, which stands as ^(Q)', '<sub> around “i”, which stands as _(i)'],
  ],
  [
    '<p hidden>A</p><div style="color:red; DISPLAY : none">B <img src="b.png"></div><p>C<span hidden></span></p>',
    'C\n',
    ['words that are not in the imported post: “A B”', 'the picture b.png'],
  ],
  [
    '<ol reversed><li>A</li></ol><ol type="A" start="3"><li value="5">B</li></ol><ul type="disc"><li>C</li></ul>',
    '1. A\n\n3) B\n\n- C\n',
    [
      'that the numbers of a list go down (reversed)',
      'that a list counts in letters or Roman numbers (type A)',
      'the number 5 of an entry of a list',
    ],
  ],
  [
    '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    '| | |\n| - | - |\n| **A** | 1 |\n| **B** | 2 |\n',
    ['the heads of a table, which had none: write them in the empty row that it begins with'],
  ],
  [
    '<table><tr><td></td><th>A</th></tr><tr><th>B</th><td>2</td></tr></table>',
    '| | A |\n| - | - |\n| **B** | 2 |\n',
    [],
  ],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td style="text-align:right">1</td><td align="center">2</td></tr><tr><td style="text-align:right">3</td><td>4</td></tr></table>',
    '| A | B |\n| -: | - |\n| 1 | 2 |\n| 3 | 4 |\n',
    ['that words stand at different sides of one column of a table'],
  ],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td>Main St<br>Berlin.<br>EU</td><td><strong>x<br></strong>y <code>c<br>d</code></td></tr></table>',
    '| A | B |\n| - | - |\n| Main St; Berlin. EU | **x**; y `c`; `d` |\n',
    [
      '<br> in a cell of a table, whose words are kept in one line',
      '<pre> in a cell of a table, whose words are kept in one line',
    ],
  ],
  ['<table><tr><th>A<br></th></tr><tr><td><br>b<br></td></tr></table>', '| A |\n| - |\n| b |\n', []],
  ['<h2>A<br>B</h2>', '## A B\n', []],
  ...[
    '<code>one<br>&nbsp; two</code>',
    '<p><code>one<br />\n&nbsp; two</code></p>',
    '<p> <code>one\n  two\n</code></p>',
  ].map((html): [string, string, string[]] => [html, '```\none\n  two\n```\n', []]),
  ['<p>Run <code>a<br>b</code> now.</p>', 'Run\n\n```\na\nb\n```\n\nnow.\n', []],
  ...['kbd', 'samp', 'tt', 'var'].map((name): [string, string, string[]] => [
    `<p>Run <${name}>a<br>\`\`b</${name}> now.</p>`,
    'Run\n\n```\na\n``b\n```\n\nnow.\n',
    [],
  ]),
  [
    '<pre>a<span style="display:block">b</span><span style="display: block">c</span></pre>',
    ...(['```\na\nb\nc\n```\n', []] as const),
  ],
  [
    '<table><tr><th><code>a\\|b</code></th></tr></table>',
    '| `a\\|b` |\n| - |\n',
    ['“\\” before “|” in code in a cell of a table: write that code below the table'],
  ],
  ['<i><p>a <samp>b<br></samp></p></i>', '_a `b`_\n', []],
  ['<p><code>a<br></code><code>b</code></p>', '`a`\\\n`b`\n', []],
  [
    '<table><tr><th>A</th></tr><tr><td><pre>a<br>b</pre></td></tr><tr><td><i>c<br>d</i></td></tr><tr><td><kbd>e<br>f</kbd></td></tr></table>',
    '| A |\n| - |\n| `a`; `b` |\n| _c; d_ |\n| `e`; `f` |\n',
    [...['<pre>', '<br>'].map((name) => `${name} in a cell of a table, whose words are kept in one line`)],
  ],
  ['<ul><li><code>a<br>b</code></li></ul>', '- ```\n  a\n  b\n  ```\n', []],
  ['<p>Run <code>npm\ni</code> now.</p>', 'Run `npm i` now.\n', []],
  ['<p><strong>One<br></strong>Open.</p>', '**One**\\\nOpen.\n', []],
  ['<em>a<br><br></em>b<em> c </em>d <u>e<br></u>', '_a_\\\n\\\nb _c_ d _e_\n', []],
  ['<p><i><br><b>a<br></b></i></p><p><strong><br></strong></p>', '_**a**_\n', []],
  [
    '<p><strong>Note: </strong><a href="/x">x<br></a>y <em></em><code> </code></p>',
    '**Note:** [x](/x)\\\ny\n',
    [],
  ],
  ['<strong><br><h3>A</h3><br><p>B</p></strong>', '### **A**\n\n**B**\n', []],
  ['a<p></p>b<h2> </h2>c<form></form>d', 'a\\\nb\\\nc\\\nd\n', ['<form>']],
  ['<p>a</p><p>&nbsp;</p><div></div>b<p></p><ul><li>c<p></p></li></ul>', 'a\n\nb\n\n- c\n', []],
  ['<u><h2>A</h2></u>', '## _A_\n', []],
  ['<p><s><del>a</del></s> b</p><p>c</p>', '~~a~~ b\n\nc\n', []],
  ['<p><strike>a</strike><strike>b</strike></p>', '~~ab~~\n', []],
  ['<p><b>a <strong>b</strong></b><strong>c</strong><em>d</em><i>e</i></p>', '**a bc**_de_\n', []],
  ['<p><code>npm </code> <code>install</code><code> a</code></p>', '`npm` `install` `a`\n', []],
  [
    '<p><span><code>a</code></span><code>b</code></p><pre><code>  c</code></pre>',
    '`ab`\n\n```\n  c\n```\n',
    [],
  ],
  ['<p>"<b>It</b>", "<code>a"</code>"</p>', '“**It**”, “`a"`”\n', []],
])('%s', (html, markdown, dropped) => {
  const result = converted(html, [
    ['a.png', 'post-a.png'],
    ['2020/post-a-1-300x200.png', 'post-b.png'],
  ])
  expect([result.markdown.replace(/^<(https.*)>\n$/, '[$1]($1)\n'), result.lost]).toEqual([markdown, dropped])
})

test.each([...elements, 'my-box', 'unknown'].filter((name) => name !== markElement))(
  'code of several lines within <%s> begins and ends on lines of its own',
  (name) => {
    const places = [
      (words: string) => `<p>${words}</p><p>Last.</p>`,
      (words: string) => `${words}\n\nLast.`,
      (words: string) => `<ul><li>${words}</li></ul><p>Last.</p>`,
      (words: string) => `<p><small><b>${words}</b></small></p><p>Last.</p>`,
    ]
    const codes = ['<code>one<br>two</code>', '<pre>one\ntwo</pre>', '<b><code>one<br>two</code></b>']
    for (const html of codes.flatMap((code) =>
      places.map((place) => place(`<i>Before</i> <${name} href="/">in ${code} out</${name}> after.`)),
    ))
      for (const hasBareLines of [false, true]) {
        const { markdown, lost } = convertedPost({ html, hasBareLines })
        const fences = markdown.split('\n').filter((line) => line.includes('```'))
        expect(fences.filter((line) => !/^[ >-]*```$/.test(line))).toEqual([])
        const isTold = lost.some((what) => what.startsWith(`<${name}>`))
        const words = ['Before', ...(isTold ? [] : ['in', 'one', 'two', 'out']), 'after', 'Last']
        expect(wordsIn(`${markdown} ${lost}`)).toEqual(expect.arrayContaining(words))
      }
  },
)

test('one long cell makes no other longer', () => {
  const rows = '<tr><td>b</td></tr>'.repeat(100)
  const { markdown } = converted(`<table><tr><th>${'a'.repeat(5_000)}</th></tr>${rows}</table>`)
  expect(markdown.length).toBeLessThan(6_000)
})

describe('links among the posts of the old site', () => {
  const site = readWordPress(
    exported(
      item({ link: 'https://old.test/2014/02/queues/', 'wp:post_name': 'queues', 'wp:post_id': '12' }),
      item({ link: 'https://old.test/2015/02/workers/', 'wp:post_name': 'workers' }),
      item({ link: 'https://old.test/2016/02/queues/', 'wp:post_name': 'queues' }),
      item(
        { link: 'https://old.test/2023/05/outing/', 'wp:post_name': 'outing' },
        '<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>team</wp:meta_value></wp:postmeta>',
      ),
      item({ 'wp:post_type': 'page', link: 'https://old.test/workers/' }),
      item({ 'wp:post_type': 'page', link: 'https://old.test/2023/05/team/' }),
    ),
  )
  const { newAddress, postAt } = createOldLinks(site, ['queues', 'workers', 'queues-2', 'outing'])

  test('no post takes the address that a page has', () => {
    expect(newAddress('https://old.test/2023/05/outing/')).toBe('/blog/outing')
    expect(newAddress('https://old.test/2023/05/team/')).toBeUndefined()
    const redirectsOf = createRedirects(postAt, () => false)
    expect(redirectsOf(site.posts[3] as ForeignPost, 'outing')).toEqual({
      redirects: [{ from: '/2023/05/outing', to: '/blog/outing' }],
      lost: ['its old address /2023/05/team: it leads elsewhere already'],
    })
  })

  test.each([
    ['https://old.test/2014/02/queues/', '/blog/queues'],
    ['http://www.old.test/2014/02/Queues#more', '/blog/queues'],
    ['https://old.test/?p=12', '/blog/queues'],
    ['/archive/workers.html', '/blog/workers'],
    ['../2014-02-03-workers/index.md', '/blog/workers'],
    ['https://old.test/outing/', '/blog/outing'],
    // A page, and what may be one.
    ['https://old.test/workers/', undefined],
    ['https://old.test/product/outing/', undefined],
    ['https://old.test/category/trips/outing/', undefined],
    ['https://old.test/2016/02/queues/', '/blog/queues-2'],
    // Two posts end in this name.
    ['https://old.test/archive/queues/', undefined],
    ['https://old.test/?p=13', undefined],
    ['https://old.test/tag/queues/', undefined],
    ['https://old.test/uploads/queues.pdf', undefined],
    ['https://other.test/2014/02/queues/', undefined],
    ['mailto:queues', undefined],
  ])('%s', (address, page) => expect(newAddress(address)).toBe(page))

  describe('of addresses that differ behind a question mark', () => {
    const postAt = (address: string, aliases: string[] = []) =>
      ({ name: address, title: address, address, aliases }) as ForeignPost
    const posts = [
      postAt('/hello/', ['/older/', '/twice/']),
      postAt('/hello/?lang=de&a=1'),
      postAt('/index.php?page=a'),
      postAt('/index.php?page=b'),
      postAt('/twice/'),
      postAt('/twice'),
    ]
    const links = createOldLinks({ posts, origin: site.origin, leftOut: [] }, [
      'en',
      'de',
      'a',
      'b',
      'one',
      'two',
    ])
    test.each([
      ['/hello', '/blog/en'],
      ['/hello/?utm_source=x&replytocom=5#respond', '/blog/en'],
      ['/hello?a=1&lang=de', '/blog/de'],
      ['/hello/?lang=fr', undefined],
      ['/archive/hello/?lang=fr', undefined],
      ['/index.php?page=b', '/blog/b'],
      ['/index.php?page=c', undefined],
      ['/index.php', undefined],
      ['/older/', '/blog/en'],
      ['/twice', '/blog/one'],
    ])('%s', (address, page) => expect(links.newAddress(address)).toBe(page))

    test('a post that is called as a page of the blog has a name of its own', () =>
      expect(
        slugsOf(['index', 'tags', 'tags'].map((name) => ({ name, title: name }) as ForeignPost)),
      ).toEqual(['index-post', 'tags-post', 'tags-post-2']))

    test('none has one of what the site needs itself', () => {
      const post = postAt('/favicon.ico', ['/api/contact', '/about.md', '/index.html'])
      const { postAt: at } = createOldLinks({ posts: [post], origin: site.origin, leftOut: [] }, ['icon'])
      const { redirects, lost } = createRedirects(at, (path) => path === '/about')(post, 'icon')
      expect([redirects, lost.length, lost[0]]).toEqual([
        [],
        4,
        'its old address /favicon.ico: the site itself needs it here',
      ])
    })

    test('each has the redirect of its own, and none that of another one', () => {
      const redirectsOf = createRedirects(links.postAt, () => false)
      const lines = posts.map((post, index) =>
        redirectsOf(post, ['en', 'de', 'a', 'b', 'one', 'two'][index] ?? ''),
      )
      expect(lines.map(({ redirects }) => redirects.map(({ from }) => from))).toEqual([
        ['/hello', '/older'],
        [],
        [],
        [],
        ['/twice'],
        [],
      ])
      expect(lines.map(({ lost }) => lost)).toEqual([
        ['its old address /twice: it leads elsewhere already'],
        [expect.stringMatching('^its old address /hello\\?a=1&lang=de: let the host redirect it')],
        ...['a', 'b'].map((page) => [expect.stringContaining(`/index.php?page=${page}: let the host`)]),
        [],
        ['its old address /twice: it leads elsewhere already'],
      ])
    })
  })
})

describe('what a post loses is told, whatever has lost it', () => {
  const lostOf = (original: string, html: string) => convertedPost({ original, html }).lost
  test.each([
    ['<p>One two three.</p>', '<p>One “two” – three</p>', []],
    ['<p>First. Second one. Third.</p>', '<p>Third.</p><p>First. Second one.</p>', []],
    [
      '<p>Ctrl<b>C</b>s, un<wbr>break\u{ad}able, H<sub>2</sub>O</p>',
      '<p>Ctrl C s, un breakable, H2O</p>',
      [],
    ],
    [
      '<p>Pay us now. We call now.</p>',
      '<p>Pay us now. We</p>',
      ['words that are not in the imported post: “call now” after “us now We”'],
    ],
    ['<p>a a a</p>', '<p>a a</p>', ['words that are not in the imported post: “a” after “a a”']],
    [
      '<!-- wp:acf/hero {"data":{"quote":"They came <b>early</b>.","font":"Open Sans"}} /--><p>x</p>',
      '<p>x</p>',
      ['words that are not in the imported post: “They came early”'],
    ],
    ['<!-- wp:faq {"a":"They came."} --><p>They came.</p><!-- /wp:faq -->', '<p>They came.</p>', []],
    [
      '<p>[a]One[/a][b c="d" title="e"]</p>',
      '<p>One</p>',
      ['words that are not in the imported post: “e” after “One”'],
    ],
    [
      '<a-card text="Said so" class="b c">d</a-card>',
      '<p>d</p>',
      ['words that are not in the imported post: “Said so” after “d”'],
    ],
    [
      '<!-- wp:acf/a {"name":"acf/a","data":{"who":"Ada","_who":"Field_1","part":"98%","side":"left","image":12,"at":"https://o.test/c","more":{"title":"More"}}} /--><!-- wp:button {"text":"Go"} /-->',
      '',
      ['words that are not in the imported post: “Ada 98 More Go”', 'the link to https://o.test/c'],
    ],
    ['<!-- wp:acf/a {"data":{"who":"Ada"}} --><p>Ada</p><!-- /wp:acf/a -->', '<p>Ada</p>', []],
    ['<p>😀 a</p>', '<p>a</p>', ['words that are not in the imported post: “😀”']],
    [
      '<p><a href="/x">a</a> https://o.test/b.</p>',
      '<p>a</p>',
      ['the link to /x', 'the link to https://o.test/b'],
    ],
    [
      '<select><option>One</option></select><textarea>two</textarea>',
      '',
      ['words that are not in the imported post: “One two”'],
    ],
  ])('%s as %s', (original, html, lost) => expect(lostOf(original, html)).toEqual(lost))

  test.each([
    ['/a.png', '/b.png', ['the picture /b.png']],
    ['/a.png', '/full/a.png', []],
    ['/a-300x200.jpg', 'https://old.test/a-scaled.jpg?x=1', []],
    ['/a.webp', '/a.jpg', []],
  ])('a picture %s that leads to %s', (shown, large, lost) => {
    const html = `<p><a href="${large}"><img src="${shown}" alt="One"></a></p>`
    expect(converted(html, [[shown, 'post-a.png']]).lost).toEqual(lost)
  })

  test('a link in words that leads to a picture, though it is shown elsewhere', () => {
    const html = '<p><img src="/a.png" alt="One"> and <a href="/a.png">the same</a></p>'
    const { lost } = convertPost({ original: html, lost: [] }, treeOf({ html }), {
      pictures: new Map([['/a.png', { name: 'post-a.png' }]]),
      addressOf: () => undefined,
    })
    expect(lost).toEqual(['the link to the picture /a.png, whose words are kept'])
  })

  test.each([
    ['<div class="fb-post" data-href="https://fb.test/1"></div>', ['the link to https://fb.test/1']],
    [
      '<blockquote data-instgrm-permalink="//ig.test/p/1"><p>One</p></blockquote>',
      ['the link to //ig.test/p/1'],
    ],
    ['<div data-oembed-url="https://a.test/v" data-width="https"></div>', ['the link to https://a.test/v']],
    ['<div style="color: red; background-image: url(\'/a.png\')">One</div>', ['the picture /a.png']],
    ['<div style="background:url(data:image/png;base64,AA)">One</div>', []],
    ['<table background="a.png"><tr><th>One</th></tr></table>', ['the picture a.png']],
    [
      '<div data-bg="/b.png" data-background-image="url(c.jpg)">One</div>',
      ['the picture /b.png', 'the picture c.jpg'],
    ],
    ['<div class="typeform-widget" data-tf-live="01AB"> </div>', ['<div class="typeform-widget">']],
    ['<div class="spacer"></div><div class="a" data-ratio="2"><p>One</p></div>', []],
    [
      '<video src="https://a.test/v.mp4" poster="/p.png"></video>',
      ['<video>, which is a link to https://a.test/v.mp4 now', 'the picture /p.png'],
    ],
    ['<p>One <i class="fa fa-check"></i><i class="fa fa-check"></i></p>', ['the icon fa-check']],
    [
      '<p><span class="dashicons dashicons-star-filled"></span> <i class="bi bi-x"></i> <span class="icon-row">One</span></p>',
      ['the icon dashicons-star-filled', 'the icon bi-x'],
    ],
  ])('%s', (html, lost) => {
    expect(converted(html).lost).toEqual(lost)
    expect(convertedPost({ html, hasBareLines: true }).lost).toEqual(lost)
  })

  test.each([
    ['<p hidden>Secret</p><p>One</p>', 'One\n'],
    ['<p style="color:red;DISPLAY:NONE!important">Secret</p><p>One</p>', 'One\n'],
    ['<p>One <span style="visibility: hidden">Secret</span></p>', 'One\n'],
    ['<p>One <b>two <i hidden>Secret</i></b></p>', 'One **two**\n'],
    [
      '<figure><img src="a.png" alt="A"><figcaption>B <i hidden>Secret</i></figcaption></figure>',
      '![A](images/a.png "B")\n',
    ],
    [
      '<figure><img src="a.png" alt="A"><figcaption hidden>Secret</figcaption></figure>',
      '![A](images/a.png)\n',
    ],
    ['<table><caption hidden>Secret</caption><tr><th>A</th></tr></table>', '| A |\n| - |\n'],
  ])('what the old site hid stays hidden: %s', (html, markdown) => {
    for (const hasBareLines of [false, true])
      expect(convertedPost({ html, hasBareLines }, [['a.png', 'a.png']])).toEqual({
        markdown,
        lost: [expect.stringMatching(/^words that are not in the imported post: “Secret”/)],
      })
  })

  const plain = 'struck-out words that stand as plain words: b'
  test.each([
    ['<p>a <span style="text-decoration: line-through">b</span></p>', 'a ~~b~~\n', []],
    ['<p style="color:red;text-decoration-line:line-through;">a</p>', '~~a~~\n', []],
    ['<ul style="text-decoration:line-through red"><li>a</li></ul>', '- ~~a~~\n', []],
    ['<p><del style="text-decoration: line-through">b</del></p>', '~~b~~\n', []],
    ['<blockquote style="text-decoration: line-through"><p>a</p></blockquote>', '> ~~a~~\n', []],
    ['<p>a <code style="text-decoration: line-through">b</code></p>', 'a `b`\n', [plain]],
    ['<p><code>a <del>b</del></code></p>', '`a b`\n', [plain]],
    [
      '<pre><code>a <span style="text-decoration: line-through"><s>b</s></span></code></pre>',
      '```\na b\n```\n',
      [plain],
    ],
    [
      '<figure><img src="a.png" alt="A"><figcaption>a <s>b</s></figcaption></figure>',
      '![A](images/a.png "a b")\n',
      [plain],
    ],
    ['<p><a href="https://a.test/" style="text-decoration:none">a</a></p>', '[a](https://a.test/)\n', []],
    ...['class="old line-through"', 'class="strikethrough"', 'style="text-decoration: line-through"'].map(
      (attribute): [string, string, string[]] => [
        `<table ${attribute}><caption>b</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b <i>c</i></td></tr></tbody></table>`,
        '~~b~~\n\n| ~~a~~ |\n| - |\n| ~~b _c_~~ |\n',
        [],
      ],
    ),
    ['<table><tr><th>a</th></tr><tr class="strike"><td>b</td></tr></table>', '| a |\n| - |\n| ~~b~~ |\n', []],
    ['<p class="has-text-decoration-line-through">a</p>', '~~a~~\n', []],
    ['<p class="strike-price line-through-none">a</p>', 'a\n', []],
  ])('struck-out words: %s', (html, markdown, lost) =>
    expect(converted(html, [['a.png', 'a.png']])).toEqual({ markdown, lost }),
  )

  test('titles, excerpts and tags keep what looks like a tag', () => {
    const fields = { title: 'A List<String> & <i>more</i>', 'excerpt:encoded': '<p>Of Map<K, V>.</p>' }
    const tag = '<category domain="post_tag"><![CDATA[Set<Object>]]></category>'
    expect(readWordPress(exported(item(fields, tag))).posts[0]).toMatchObject({
      title: 'A List<String> & more',
      description: 'Of Map<K, V>.',
      tags: ['Set<Object>'],
      lost: [],
    })
  })

  test('struck-out words of titles', () => {
    const fields = { title: '<del>b</del> a', 'excerpt:encoded': '<s>c</s>' }
    expect(readWordPress(exported(item(fields))).posts[0]?.lost).toEqual([
      plain,
      'struck-out words that stand as plain words: c',
    ])
  })

  test('but no other copies of a picture that is kept', () => {
    const html =
      '<p><img src="/a-300x200.png" alt="One" data-orig-file="https://old.test/a.png" data-permalink="https://old.test/a/"></p>'
    expect(converted(html, [['/a-300x200.png', 'post-a.png']]).lost).toEqual([])
  })

  test('once', () => {
    const lost = ['the shortcode [a author="One Two" job="C" title="Three"]']
    const original = '<p>[a author="One Two" job="C" title="Three"]</p>'
    expect(convertedPost({ original, html: '', lost }).lost).toEqual([])
  })

  test('as much as a report has room for', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)
    const [line = ''] = lostOf(words(1000).join(' kept '), 'kept '.repeat(999))
    expect(line).toMatch(/“w9” after “kept w8 kept”, and 990 more$/)
    expect(lostOf(words(1000).join(' '), '')[0]).toMatch(/^words that .* “w0 .* w19…”$/)
    const links = words(30)
      .map((name) => `<a href="/${name}"></a>`)
      .join('')
    expect(lostOf(links, '').slice(-2)).toEqual(['the link to /w19', '10 more links'])
    const places = lostOf(links.replaceAll('/w', '#w'), '')
    expect(places).toEqual(['links to places within it: #w0, #w1, #w2, #w3, #w4…'])
  })
})

test('a post without words is told', () => {
  const own = mkdtempSync(join(folder, 'empty-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  mkdirSync(join(own, 'old'))
  writeFileSync(join(own, 'old/a.md'), '---\ntitle: A\ndate: 2020-05-06\n---\n')
  const args = [resolve('packages/cli/newPost.ts'), '--from', 'old']
  expect(spawnSync('node', args, { cwd: own, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(own, 'import-report.txt'), 'utf8')).toContain('its text: there is none')
})

test('an import writes drafts, over none that is there, and redirects as they have to be written', () => {
  const own = mkdtempSync(join(folder, 'whole-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  const dated = { 'wp:post_date': '2014-02-03 10:00:00' }
  const source = exported(
    item({
      ...dated,
      title: 'Old one',
      link: 'https://old.test/2014/02/Old-One/',
      'wp:post_name': 'old-one',
    }),
    item({ ...dated, title: 'Twelve', link: 'https://old.test/ZW%C3%B6lf/', 'wp:post_name': 'twelve' }),
    item({ ...dated, title: 'Spaced', link: 'https://old.test/a%20b/', 'wp:post_name': 'spaced' }),
    item({ ...dated, title: 'Kept', link: 'https://old.test/blog/kept/', 'wp:post_name': 'kept' }),
    item({
      ...dated,
      title: 'Shown',
      'wp:post_name': 'shown',
      'content:encoded': '<p><img src="/a.svg" alt="A line"><img src="/a.svg?again" alt="A line"></p>',
    }),
    item({
      ...dated,
      title: 'Silent',
      'wp:post_name': 'silent',
      'content:encoded': '<p><img src="/a.svg"></p>',
    }),
    item({ title: 'Dateless', 'wp:post_name': 'dateless' }),
  )
  writeFileSync(join(own, 'export.xml'), source)
  mkdirSync(join(own, 'uploads'))
  writeFileSync(join(own, 'uploads/a.svg'), svg(1))
  const run = () =>
    spawnSync('node', [resolve('packages/cli/newPost.ts'), '--from', 'export.xml', '--pictures', 'uploads'], {
      cwd: own,
      encoding: 'utf8',
    })
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  const report = readFileSync(join(own, 'import-report.txt'), 'utf8')
  expect(report).toContain('  - { from: /2014/02/old-one, to: /blog/old-one }\n')
  expect(report).toContain('  - { from: /zwölf, to: /blog/twelve }\n')
  expect(report.match(/from:/g)).toHaveLength(2)
  expect(report).toContain('its old address /a b')
  expect(report).toMatch(/imports\/silent\.md:\d+ image images\/silent-a\.svg has no words/)
  expect(report).toMatch(/imports\/dateless\.md:\d+ date is missing/)

  expect(readdirSync(join(own, 'imports')).sort()).toEqual(['dateless.md', 'images', 'silent.md'])
  expect(readdirSync(join(own, 'imports/images'))).toEqual(['silent-a.svg'])
  expect(readdirSync(join(own, 'content/blog/images'))).toContain('shown-a.svg')
  expect(readdirSync(join(own, 'content/blog/images'))).not.toContain('silent-a.svg')
  expect(
    readFileSync(join(own, 'content/blog/shown.md'), 'utf8').match(/images\/shown-a\.svg/g),
  ).toHaveLength(2)

  const file = join(own, 'content/blog/old-one.md')
  writeFileSync(file, 'Mended.')
  expect(run().stdout).toMatch(/^0 posts are imported[\s\S]*import-report-2\.txt/)
  expect(readFileSync(file, 'utf8')).toBe('Mended.')
  const second = readFileSync(join(own, 'import-report-2.txt'), 'utf8')
  expect(second).toContain(
    'old-one.md is there already with another title: to bring this post as well, give it another <wp:post_name>',
  )
  expect(second).toContain('all of it, as content/blog/twelve.md is there already\n')
  expect(readFileSync(join(own, 'import-report.txt'), 'utf8')).toBe(report)
})

test('of two posts with one name each keeps its links, and none leads to a post of the site with that name', () => {
  const own = mkdtempSync(join(folder, 'names-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  const text = (title: string, rest: string) => `---\ntitle: ${title}\ndate: 2020-05-06\n${rest}`
  for (const [name, content] of Object.entries({
    'old/2019/review.md': text('Review 2019', '---\nText.'),
    'old/2020/review.md': text('Review 2020', 'permalink: /2020/review/\n---\nText.'),
    'old/apostrophe.md': text(
      '"{{name}} in\\0 full"',
      'author: Ada O\'Neil\ntags: ["Developer\'s notes"]\ndescription: "What {{name}} does, in the words of those who came later, and what it costs to keep."\n---\nText.',
    ),
    'old/next.md': text('Next', 'slug: renamed\naliases: [/about, /2020/review/, /next]\n---\nText.'),
    'old/2020-01-05-other.md': '---\ntitle: Other\ndate: last year\n---\nText.',
    'old/other-one.md': '---\ntitle: One\ndate: 03/04/2019\n---\nText.',
    'old/lpt9.md': text('Printer', '---\nText.'),
    'old/queues.md': text('Old queues', 'permalink: /blog/queues\n---\nText.'),
    'old/zed.md': text(
      'Zed',
      'tags: [日本, data]\n---\n[a](2020/review.md#x) [b](2019/review.md) [c](/x/review.html) [d](/blog/queues) [e](queues.md) [f](next.md) [g]({{< ref "queues" >}}) [h]({{< relref "nowhere/#x" >}}) [i]({{< ref "/next" >}}) [j]({% post_url 2020-01-05-other %}) [k]({{ site.url }}/2020/review/) [l](queues) [m](lpt9.md)',
    ),
    'content/blog/queues.md': text('New queues', '---\nText.'),
  })) {
    mkdirSync(dirname(join(own, name)), { recursive: true })
    writeFileSync(join(own, name), content)
  }
  const args = [resolve('packages/cli/newPost.ts'), '--from', 'old']
  expect(spawnSync('node', args, { cwd: own, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(own, 'content/blog/zed.md'), 'utf8')).toContain(
    '\n\n[a](/blog/review-2) [b](/blog/review) c d e [f](/blog/renamed) g h [i](/blog/renamed) [j](/blog/other) [k](/blog/review-2) l [m](/blog/lpt9-post)\n',
  )
  const report = readFileSync(join(own, 'import-report.txt'), 'utf8')
  expect(readFileSync(join(own, 'content/blog/apostrophe.md'), 'utf8')).toMatch(
    /title: "\{ \{name\} \} in full"\ndescription: "What \{ \{name\} \} does[\s\S]*author: "Ada O’Neil"\ntags: \["Developer’s notes"\]/,
  )
  expect(report).toContain('this site fills in what stands in double braces')
  expect(report).toContain('npm run launch-check -- --old-sitemap')
  expect(report).toContain('- { from: /2020/review, to: /blog/review-2 }')
  expect(report).toContain('- { from: /next, to: /blog/renamed }')
  expect(report.match(/from:/g)).toHaveLength(2)
  expect(report).toContain('its old address /about: another page has it here')
  expect(report).toContain('its old address /2020/review: it leads elsewhere already')
  expect(report).toContain('the tag 日本: ')
  expect(report).toContain('its date 03/04/2019, which may be either of two days: write it as year-month-day')
  expect(report).toContain(
    'its date last year, which cannot be read: it has 2020-01-05, as its file is called',
  )
  expect(report).toContain(
    'content/blog/queues.md is there already with another title: to bring this post as well, give it another slug in its front matter',
  )
  for (const address of ['/x/review.html', '/blog/queues', 'queues.md', 'nowhere.md#x'])
    expect(report).toContain(`the link to ${address}\n`)
  expect(report).not.toContain('site.url')
})

test('a post waits whose tag would share a page with that of another one', () => {
  const own = mkdtempSync(join(folder, 'tags-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  const text = (title: string, tags: string) =>
    `---\ntitle: ${title}\ndate: 2020-05-06\ntags: ${tags}\n---\nText.`
  writeFileSync(join(own, 'content/blog/languages.md'), text('Languages', '["C++"]'))
  mkdirSync(join(own, 'old'))
  for (const [name, tags] of Object.entries({
    alike: '[c++, net]',
    dotted: '[".NET"]',
    dated: '[R&D]',
    later: '["R&D"]',
    sharp: '["C#"]',
    twice: '["F#", F]',
  }))
    writeFileSync(
      join(own, `old/${name}.md`),
      text(name, tags).replace(/^date.*\n/m, name === 'dated' ? '' : '$&'),
    )
  const args = [resolve('packages/cli/newPost.ts'), '--from', 'old']
  expect(spawnSync('node', args, { cwd: own, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(own, 'imports')).sort()).toEqual(['dated.md', 'dotted.md', 'sharp.md', 'twice.md'])
  const report = readFileSync(join(own, 'import-report.txt'), 'utf8')
  expect(report).toMatch(
    /Mend these[\s\S]*imports\/sharp\.md:\d+ the tag "C#" has the same page as "C\+\+" of content\/blog\/languages\.md/,
  )
  expect(report).toContain('the tag ".NET" has the same page as "net" of content/blog/alike.md')
})

test.each([
  [['old', 'other'], 'name --from once'],
  [['content', '=a title'], 'An import takes no title, and there is “a title”'],
  [['content', '=--pictures', '=content/claims.yaml'], 'content/claims.yaml is no folder'],
  [['old.zip'], 'old.zip is an archive: unpack it'],
  [
    ['old/a.md'],
    'old/a.md is one file of Markdown, and folders are imported: name the one that it is in, old.',
  ],
  [['mixed'], 'one.xml: is an export of WordPress: import it by itself'],
  [['exports'], 'this is no export of WordPress: it has no <channel>'],
  [['pipe'], 'pipe is neither a file nor a folder'],
  [[''], 'There is no “”: name a file'],
  [['large.xml'], 'large.xml is larger than 536 MB: export the posts of some years at a time'],
  [['content', '=blocked'], 'imports is no folder, and drafts are to be written there: move it away'],
  [['/dev/zero'], '/dev/zero is neither a file nor a folder'],
])('nothing is imported from %s', (sources, words) => {
  const own = mkdtempSync(join(folder, 'site-'))
  cpSync('content', join(own, 'content'), { recursive: true })
  if (sources.includes('=blocked')) writeFileSync(join(own, 'imports'), '')
  writeFileSync(join(own, 'large.xml'), '')
  truncateSync(join(own, 'large.xml'), 600_000_000)
  spawnSync('mkfifo', [join(own, 'pipe')])
  writeFileSync(join(own, 'old.zip'), 'PK')
  mkdirSync(join(own, 'old'))
  writeFileSync(join(own, 'old/a.md'), '---\ntitle: A\n---\n')
  for (const name of ['exports', 'mixed']) {
    mkdirSync(join(own, name))
    writeFileSync(join(own, name, 'one.xml'), '<rss xmlns:wp="http://wordpress.org/export/1.2/"></rss>')
  }
  writeFileSync(join(own, 'mixed/plan.png'), '')
  const args = [
    resolve('packages/cli/newPost.ts'),
    ...sources
      .filter((source) => source !== '=blocked')
      .flatMap((source) => (source.startsWith('=') ? source.slice(1) : ['--from', source])),
  ]
  const { status, stderr } = spawnSync('node', args, { cwd: own, encoding: 'utf8', timeout: 20_000 })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) })
})

describe('a picture', () => {
  const pictures: FoundPicture[] = []
  const uploads = mkdtempSync(join(folder, 'uploads-'))
  const find = async (address: string, download?: (address: string) => Promise<Buffer>, base?: string) => {
    const isFree = ({ name, content }: FoundPicture) =>
      pictures.every((other) => other.name !== name || Buffer.from(other.content).equals(content))
    const old = { hosts: ['old.test', '127.0.0.1'], uploaded: new Set(['/own-300x200.svg']) }
    const picture = await findPicture(
      address,
      'queues',
      { folders: [uploads], download, base, ...old },
      isFree,
    )
    pictures.push(picture)
    return picture.name
  }
  const lay = (files: Record<string, string | Uint8Array>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(uploads, dirname(name)), { recursive: true })
      writeFileSync(join(uploads, name), content)
    }
  }

  test('is looked for by its address and by the end of it, and must be one', async () => {
    lay({ '2014/02/A plan.svg': svg(2), 'b.png': 'no picture' })
    expect(await find('https://old.test/wp-content/uploads/2014/02/A%20plan.svg?w=600')).toBe(
      'queues-a-plan.svg',
    )
    await expect(find('/b.png')).rejects.toThrow('it is no PNG')
    lay({ 'cut.svg': svg(9).replace('/>', '>\n<g></svg>'), 'empty.svg': svg(0) })
    await expect(find('/cut.svg')).rejects.toThrow(
      'it is a drawing (SVG) that has an error in line 2: open it',
    )
    await expect(find('/empty.svg')).rejects.toThrow('it is a drawing (SVG) that says no size: open it')
    await expect(find('../../etc/passwd')).rejects.toThrow('in none of the folders')
  })

  test('of one name with another is kept apart', async () => {
    lay({ '2019/chart.svg': svg(3), '2020/chart.svg': svg(4) })
    expect(await find('/2019/chart.svg')).toBe('queues-chart.svg')
    expect(await find('/2020/chart.svg')).toBe('queues-chart-2.svg')
    expect(await find('/2019/chart.svg?again')).toBe('queues-chart.svg')
  })

  test('gets a shorter name where its own is as long as files can have', async () => {
    const name = 'a'.repeat(250)
    lay({ [`${name}.svg`]: svg(5) })
    expect(await find(`/${name}.svg`)).toMatch(/^queues-a{50,}\.svg$/)
  })

  test('is the original of a smaller copy, where that is there', async () => {
    lay({ 'plan.svg': svg(6), 'plan-300x200.svg': svg(7), 'alone-300x200.svg': svg(8) })
    expect(await find('/plan-300x200.svg')).toBe('queues-plan.svg')
    expect(Buffer.from(pictures.at(-1)?.content ?? []).toString()).toBe(svg(6))
    expect(await find('/alone-300x200.svg')).toBe('queues-alone-300x200.svg')
  })

  test('is no other one of a name that looks like that of a smaller copy', async () => {
    lay({ 'own.svg': svg(20), 'own-300x200.svg': svg(21) })
    expect(await find('https://old.test/own-300x200.svg?w=1')).toBe('queues-own-300x200.svg')
    expect(Buffer.from(pictures.at(-1)?.content ?? []).toString()).toBe(svg(21))
  })

  test('is none of another site, nor of another folder, that is called like it', async () => {
    lay({ 'like.svg': svg(22), '2020/03/month.svg': svg(23) })
    for (const address of ['https://other.test/like.svg', '//notold.test/like.svg'])
      await expect(find(address)).rejects.toThrow(/it is one of another site, (?:other|notold)\.test/)
    for (const address of ['/themes/like.svg', '/wp-content/uploads/2019/09/like.svg', '/2019/09/month.svg'])
      await expect(find(address)).rejects.toThrow('in none of the folders')
    for (const address of [
      'http://www.old.test/wp-content/uploads/like.svg',
      'https://cdn.old.test/like.svg',
      'https://i0.wp.com/old.test/like.svg?w=1',
      `/a/${basename(uploads)}/like.svg`,
    ])
      expect(await find(address)).toBe('queues-like.svg')
    expect(await find('/files/2020/03/month.svg')).toBe('queues-month.svg')
  })

  test('is no drawing that runs or loads anything', async () => {
    lay({ 'script.svg': svg(9).replace('/>', ' onload ="alert(1)"/>') })
    await expect(find('/script.svg')).rejects.toThrow('as it holds onload on line 1')
  })

  test('is scaled where no screen asks for as much, and says so where it cannot be read', async () => {
    const blank = (width: number) => sharp({ create: { width, height: 20, channels: 3, background: '#456' } })
    const jpeg = await blank(3000).jpeg().toBuffer()
    const huge = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#456' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    lay({ 'wide.jpg': jpeg, 'half.jpg': jpeg.subarray(0, jpeg.length / 2), 'huge.png': huge })
    await find('/wide.jpg')
    expect((await sharp(pictures.at(-1)?.content).metadata()).width).toBe(2880)
    await expect(find('/half.jpg')).rejects.toThrow('it is damaged, or only a part of it is there')
    await expect(find('/huge.png')).rejects.toThrow('it has more pixels than can be read')
  })

  test('may be as high as pages show', async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#456' } })
    lay({
      'long.png': await blank(800, 5000).png().toBuffer(),
      'turned.jpg': await blank(5000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'endless.png': await blank(800, 17_000).png().toBuffer(),
    })
    for (const name of ['/long.png', '/turned.jpg']) {
      await find(name)
      expect(await sharp(pictures.at(-1)?.content).metadata()).toMatchObject({ width: 800, height: 5000 })
    }
    await expect(find('/endless.png')).rejects.toThrow(
      'it is higher than pages show, with 800 by 17000 pixels: divide it into several',
    )
  })

  test('comes without the place where it was taken', async () => {
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' }
    lay({ 'photo.jpg': await photo.withExif({ IFD3: gps }).jpeg().toBuffer() })
    expect(await find('/photo.jpg')).toBe('queues-photo.jpg')
    expect((await sharp(pictures.at(-1)?.content).metadata()).exif).toBeUndefined()
  })

  test.each([
    '//',
    'http://',
    '/2014/',
    '2014',
    'data:image/png;base64,AAAA',
    'x'.repeat(5000),
    '%00',
    '/..',
  ])('is none at %s, which does not end the import', async (address) => {
    const download = () => Promise.reject(new Error('it is not there'))
    await expect(find(address, download)).rejects.toThrow('it is')
  })

  test('is asked of its server where it is in no folder', async () => {
    const requests: string[] = []
    const server = createServer(({ url = '' }, response) => {
      requests.push(url)
      response.writeHead(url === '/c.svg' || url === '/d-300x200.svg' ? 200 : 404).end(svg(9))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const limits = { bytes: 1e6, bytesInAll: 1e6, files: 10, ms: 5000, msInAll: 60_000 }
    const download = createDownload({ ...limits, reachable: ['127.0.0.1'] })
    await expect(find(`${origin}/c.svg`)).rejects.toThrow('in none of the folders')
    expect(await find(`${origin}/c.svg`, download)).toBe('queues-c.svg')
    expect(await find(`${origin}/d-300x200.svg`, download)).toBe('queues-d-300x200.svg')
    await expect(find(`${origin}/gone.svg`, download)).rejects.toThrow('status 404')
    await expect(find('/e.svg', download)).rejects.toThrow('in none of the folders')
    expect(requests).toEqual(['/c.svg', '/d.svg', '/d-300x200.svg', '/gone.svg'])
    await find('/c.svg', download, `${origin}/2014/queues/`)
    await find(`${origin.replace('http:', '')}/c.svg`, download, `${origin}/`)
    expect(requests.slice(4)).toEqual(['/c.svg', '/c.svg'])
    const guarded = createDownload(limits)
    await expect(find('/c.svg', guarded, origin)).rejects.toThrow('not on the public internet')
    server.close()
  })
})
