import { rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { isServed } from '@lintel/engine/render/servedFiles.ts'
import { afterAll, expect, test } from 'vitest'

const root = resolve('.')

test.each([
  '/',
  '/blog',
  '/blog/a-post?draft',
  '/favicon.svg',
  '/apps/live-streaming-cost-calculator',
  '/@vite/client',
  '/@react-refresh',
  '/packages/kit/behaviors/start.ts',
  '/packages/engine/content/strings.ts?export=chatPanel',
  '/content/blog/images/envelope.svg',
  '/renderer/styles.css?direct',
  '/renderer/+client.ts?t=1',
  `/@fs${root}/renderer/+client.ts`,
  '/node_modules/react/index.js',
  `/@fs${resolve('node_modules/uplot/dist/uPlot.min.css')}`,
  // Vite answers once it has made it.
  `/@fs${root}/.cache/desk/frame/deps/not-made-yet.js?v=1`,
])('%s is answered', (url) => expect(isServed(url, root)).toBe(true))

test.each([
  '/package.json',
  '/package.json?raw',
  '/package.json?import&raw',
  '/package.json?.svg?.wasm?init',
  '/package.json#.css',
  '/package.json%23.css',
  '/package.json%3f.css',
  '/package.json\\',
  '/package.json::$DATA',
  '/package.json%00',
  '/package.json%00.css',
  '/./package.json',
  '//package.json',
  '/content/../package.json',
  '/content/..%2fpackage.json',
  '/content/%2e%2e/package.json',
  '/content/%252e%252e/package.json',
  '/content/..%5cpackage.json',
  '/%70ackage.json',
  '/%zz',
  'package.json',
  '/.gitignore',
  '/.dev.vars.example',
  '/wrangler.jsonc',
  '/content/site.yaml',
  '/packages/edge/settings.ts',
  '/tests/licenses.test.ts',
  '/node_modules/.package-lock.json',
  '/@fs/etc/passwd',
  '/@fs//etc/passwd',
  `/@fs${root}/package.json`,
  `/@fs${root}/package.json?import&raw`,
  `/@fs${root}/content/../package.json`,
  `/@fs${root}/.cache/desk/key/not-made-yet.js`,
  `/@fs${root}/.cache/desk/frame/deps/../../key/not-made-yet.js`,
  '/@fs/elsewhere/.cache/desk/frame/deps/not-made-yet.js',
  '/@id//etc/passwd',
  '/@id/__x00__/etc/passwd',
  '/__open-in-editor?file=package.json',
  '/__inspect',
])('%s is refused', (url) => expect(isServed(url, root)).toBe(false))

const link = 'node_modules/link-to-passwd.js'
afterAll(() => rmSync(link, { force: true }))
test('a link among the served files that leads elsewhere is refused', () => {
  symlinkSync('/etc/passwd', link)
  expect(isServed(`/${link}`, root)).toBe(false)
})
