import { checkImports } from '@lintel/engine/checks/rulesInDevelopment.ts'
import { developmentErrorDocument } from '@lintel/engine/render/developmentError.ts'
import { expect, test } from 'vitest'

test('the error document says what is wrong and where, without what the tools write around it', () => {
  const error = new Error(
    '9:24:50 AM [vike][request-3] Following error was thrown by the onRenderHtml() hook\n<Island> holds 2 children: give it one. (The stacktrace appears to be already rewritten by something else.)',
  )
  error.stack = [
    'Error: …',
    `    at Page (file://${process.cwd()}/pages/two/+Page.tsx:3:41)`,
    `    at render (${process.cwd()}/node_modules/react/index.js:1:1)`,
    '    at Array.map (<anonymous>)',
  ].join('\n')
  const html = developmentErrorDocument(error, '/two')
  expect(html).toContain('<h1>/two cannot be rendered</h1>')
  expect(html).toContain('<p>&lt;Island&gt; holds 2 children: give it one.</p>')
  expect(html).toContain('<pre>at Page (pages/two/+Page.tsx:3:41)</pre>')
})

test('what is thrown without being an error is said too', () => {
  expect(developmentErrorDocument('words', '/a')).toContain('<p>words</p>')
})

test.each([
  [
    'components/sections/A.tsx',
    "import { postList } from '@lintel/engine/content/posts.ts'",
    /^components\/ may import .*as props/,
  ],
  [
    'packages/kit/islands/A.tsx',
    "import { Island } from '../hydration/Island.tsx'",
    /^An island is hydrated on its own/,
  ],
  ['packages/kit/behaviors/a.ts', "import { useState } from 'react'", /^Behaviors are in every page/],
  ['data/a.ts', "import type { Head } from '@lintel/engine/render/head.ts'", /^data\/ may import data/],
  ['pages/a/+Page.tsx', "import { x } from '@lintel/edge/settings.ts'", /^pages\/ may import/],
  [
    'components/sections/a.tsx',
    "import { type About, aboutSchema } from '@site/data/schemas/pages/about.ts'",
    /^What is built is checked already/,
  ],
  [
    'packages/engine/content/a.ts',
    "import { Prose } from '@lintel/kit/Prose.tsx'",
    /^packages\/engine\/ may import/,
  ],
  [
    'packages/desk/views/brand/actions.ts',
    "import { controlFor } from '../publish/controls.ts'",
    /move it to app\//,
  ],
])('in %s, %s is forbidden, with a way out', (file, source, fix) => {
  expect(checkImports(file, `// One.\n${source}\n`)).toEqual([
    expect.objectContaining({ file, line: 2, fix: expect.stringMatching(fix) }),
  ])
})

test.each([
  [
    'packages/kit/islands/A.tsx',
    "import { site } from '@site/data/site.ts'\nimport { useState } from 'react'",
  ],
  [
    'pages/a/+Page.tsx',
    "import { Prose } from '@lintel/kit/Prose.tsx'\nimport type { PageHead } from '@lintel/engine/render/head.ts'",
  ],
  ['data/a.ts', "import { site } from '@site/data/site.ts'"],
  ['components/sections/a.tsx', "import type { About } from '@site/data/schemas/pages/about.ts'"],
  ['packages/desk/views/brand/actions.ts', "import { noteOnName } from './noteOnName.ts'"],
  ['components/blocks/steps/schema.ts', "import { block } from '@lintel/engine/schemas/fields.ts'"],
])('in %s, %j is fine', (file, source) => expect(checkImports(file, source)).toEqual([]))
