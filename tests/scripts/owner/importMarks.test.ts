import { expect, test } from 'vitest'
import { importedMarkdown } from './importedMarkdown.ts'

const tabs = 'tabs, which stand one below the other'

test.each([
  [
    'A {/* b */} {# c #} `{# d #}` {#e}\n\n{/* f\n\ng */}\n\n## H {#i}',
    'A `{# d #}` {#e}\n\n## H\n',
    ['the comment {/* b */}', 'the comment {# c #}', 'the comment {/* f g */}'],
  ],
  ['A <Foo bar="b" /> c **d**', 'A c **d**\n', ['<foo>']],
  ['<Foo bar="b" />\n\nc **d** <br/> e', 'c **d**\\\ne\n', ['<foo>']],
  ["import T from '@theme/T'\n\n<T>\n    a **b**\n</T>", 'a **b**\n', ['the component T']],
])('what only MDX knows in other Markdown: %j', (source, markdown, told) =>
  expect(importedMarkdown('a.md', source)).toEqual([markdown, told]),
)

test.each([
  ['=== "A"\n\n    b\n\n=== "C"\n\n    - d', '**A**\n\nb\n\n**C**\n\n- d\n', [tabs]],
  [
    'a\n\n--8<-- "b.md"\n\n--8<--\nc.md\n--8<--\n\n{!d.md!}\n\n{{#include e.rs}}',
    'a\n',
    ['--8<-- "b.md"', '--8<-- c.md --8<--', '{!d.md!}', '{{#include e.rs}}'].map(
      (what) => `what the old site put in: ${what}`,
    ),
  ],
  ['```\n--8<-- "b.md"\n=== "A"\n```', '```\n--8<-- "b.md"\n=== "A"\n```\n', []],
  [
    '[a](https://a.test/){ .md-button } ![b](a.png){width=50%} [c *d*]{.small} {e}',
    '[a](https://a.test/) ![b](images/a.png) c _d_ {e}\n',
    [],
  ],
  ['{% hint style="warning" %}\na\n{% endhint %}', '> **Warning:** a\n', []],
  ['{% tabs %}\n{% tab title="A" %}\nb\n{% endtab %}\n{% endtabs %}', '**A**\n\nb\n', [tabs]],
  [
    '{% code title="a b" lineNumbers="true" %}\n```js\nc()\n```\n{% endcode %}',
    '**a b**\n\n```js\nc()\n```\n',
    [],
  ],
  [
    '{% embed url="https://a.test/x" %}\nb\n{% endembed %}',
    '<https://a.test/x> b\n',
    ['the tag {% embed %}, which is a link to https://a.test/x now'],
  ],
  [
    '[[a b]] [[c|d]] [[1]] [[ -f e ]] [[toc]]x',
    '[a b](a%20b.md) [d](c.md) \\[\\[1]] \\[\\[ -f e ]] \\[\\[toc]]x\n',
    [],
  ],
  [
    'a {++b++} c{-- d--} {~~e~>f~~} {==g==}{>>h<<} `{++i++}`',
    'a b c f _g_ `{++i++}`\n',
    ['what was to be deleted:  d', 'what was to be replaced: e', 'the remark h'],
  ],
  ['a ^^b^^ c++ d ++ctrl+alt+del++ x^2^ H~2~O', 'a b c++ d `Ctrl+Alt+Del` x² H₂O\n', []],
  ['a :material-account: b', 'a b\n', ['the icon :material-account:']],
  [
    'Use { .mixin } in Less, body { .red .blue } end, `{% raw %}` and {{ .Title }}',
    'Use { .mixin } in Less, body { .red .blue } end, `{% raw %}` and\n',
    ['the value .Title'],
  ],
  ['## Loops with {#each items}\n\n## A {#b .c}', '## Loops with {#each items}\n\n## A\n', []],
  ['(@ada) for the review.\n\na ^xor\n\nb ^37066d', '(@ada) for the review.\n\na ^xor\n\nb\n', []],
  [
    'write %% for one sign; also %% in loops',
    'write in loops\n',
    ['what stands between two signs of Obsidian’s comments: %% for one sign; also %%'],
  ],
  [
    '{{< figure src="a.png" alt="A" >}}\nb **c** [d](https://e.test/)\n- f\n- g',
    '![A](images/a.png)\n\nb **c** [d](https://e.test/)\n\n- f\n- g\n',
    [],
  ],
  [
    '<img src="a.png" alt="A">\n*b [c](https://e.test/)*',
    '![A](images/a.png) _b [c](https://e.test/)_\n',
    [],
  ],
  ['<aside>\na **b** [c](https://e.test/)\n</aside>', 'a **b** [c](https://e.test/)\n', []],
  [
    'a \\(x_1 = 2\\) b \\[sic\\]\n\n\\[\n\\frac{a}{b}\n\\]',
    'a `x_1 = 2` b \\[sic]\n\n```math\n\\frac{a}{b}\n```\n',
    ['formulas, which are code now'],
  ],
  ['{{< figure src="a.png" alt="A" >}} b **c**', '![A](images/a.png)\n\nb **c**\n', []],
  ['# A {-}\n\nb { .annotate }\n\n- c\n\n{ .d }', '## A\n\nb\n\n- c\n', []],
  ['![a](a.png)\n/// caption\nb\n///', '![a](images/a.png)\n\nb\n', []],
  ['??? tip inline end "A"\n    b', '> **A:** b\n', []],
  [
    '(@) a\n(@b) c\n\n| d\n| e\n\n| f | g |\n|---|---|\n| h | i |',
    '1. a\n2. c\n\nd\\\ne\n\n| f | g |\n| - | - |\n| h | i |\n',
    [],
  ],
  [
    '```js\n// highlight-next-line\na()\n```',
    '```js\na()\n```\n',
    ['the mark of lines in code highlight-next-line'],
  ],
  [
    'We have $$\nx\n$$ and\n\n## after\n\n$$\ny = 2\n$$, where z.',
    'We have\n\n```math\nx\n```\n\nand\n\n## after\n\n```math\ny = 2\n```\n\n, where z.\n',
    ['formulas, which are code now'],
  ],
  ['```bash\na\n```\n{: .nolineno }\n\nb **c**', '```bash\na\n```\n\nb **c**\n', []],
  [
    '## A { #b }\n\n## C {class="d"}\n\n> e\n\n{.f g="h"}\n\n**i**{ .j } k',
    '## A\n\n## C\n\n> e\n\n**i** k\n',
    [],
  ],
  ['/// note | Read this\na\n///', '**Read this**\n\na\n', ['that something was a block of its own (note)']],
  ['| a |\n| - |\n| ![[a.png\\|100]] |', '| a |\n| - |\n| ![a.png](images/a.png) |\n', []],
])('signs of MkDocs, GitBook, Pandoc and wikis: %j', (source, markdown, told) =>
  expect(importedMarkdown('a.md', source)).toEqual([markdown, told]),
)

test.each([
  ['``` {#x .js}', 'js'],
  ['```{.haskell .numberLines startFrom="3"}', 'haskell'],
  ['```{r}', 'r'],
  ['```{r, echo=FALSE}', 'r'],
  ['```{: .ruby}', 'ruby'],
  ['```{#x}', ''],
  ['```{width="3"}', ''],
])('code keeps its language: %s', (begin, language) =>
  expect(importedMarkdown('a.md', `${begin}\na {.b}\n\`\`\``)[0]).toBe(`\`\`\`${language}\na {.b}\n\`\`\`\n`),
)

test('code keeps a language that stands below it', () =>
  expect(importedMarkdown('a.md', '~~~\na\n~~~\n{: .language-ruby}\n\n    b\n{: .c}\n\nd')[0]).toBe(
    '```ruby\na\n```\n\n```\nb\n```\n\nd\n',
  ))

test.each([
  ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <ruby>字<rt>ji</rt></ruby>', '漢 (kan) 字 (ji)\n', []],
  [
    'See {{< ref "a/b.md" >}}, {{<relref "/c#d">}}, [e]({{< ref "f" >}}).',
    'See [b](a/b.md), [c](/c.md#d), [e](f.md).\n',
    [],
  ],
  ['<col>\n\na **b**\n\n<td>c</td>', 'a **b**\n\nc\n', []],
  ['{{<a>}}b{{</a>}}c', 'bc\n', ['the shortcode a']],
  ['[^1](https://a.test/)', '[\\^1](https://a.test/)\n', []],
  ['| a |\n|---|\n| `b\\|c` |', '| a |\n| - |\n| `b\\|c` |\n', []],
  ['<p>a <b><code>b<br>c</code></b> d</p>', 'a\n\n```\nb\nc\n```\n\nd\n', []],
])('%j is kept', (source, markdown, told) =>
  expect(importedMarkdown('a.md', source)).toEqual([markdown, told]),
)

test.each([
  ['a %%private%% b\n\n%%\nc\n%%', 'a b\n', []],
  ['==a b== c == d ==e', '_a b_ c == d ==e\n', []],
  ['a b ^37066d\n\n2 ^2', 'a b\n\n2 ^2\n', []],
  ['![[a.png|300]]', '![a.png](images/a.png)\n', []],
  ['a^[b *c*] d', 'a[^inline-1] d\n\n[^inline-1]: b _c_\n', []],
  [
    'a [@b2020, p. 3]',
    'a \\[@b2020, p. 3]\n',
    ['the citation [@b2020, p. 3], which stands as it was written'],
  ],
  ['`a`{.haskell} ![b](a.png){#fig:x}', '`a` ![b](images/a.png)\n', []],
  ['a\n\n\\newpage\n\nb', 'a\n\nb\n', ['the page break \\newpage']],
  [
    '+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+',
    '```text\n+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+\n```\n',
    ['a table of Pandoc, which stands as it is drawn: +---+---+'],
  ],
  [
    '  Right     Left\n-------     ------\n     12     12',
    '```text\n  Right     Left\n-------     ------\n     12     12\n```\n',
    ['a table of Pandoc, which stands as it is drawn: Right     Left'],
  ],
  ['a\n\n---\n\n- - -\n\nb', 'a\n\n---\n\n---\n\nb\n', []],
])('what only Obsidian and Pandoc know: %j', (source, markdown, told) =>
  expect(importedMarkdown('a.md', source)).toEqual([markdown, told]),
)
