import { resolve } from 'node:path'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { refreshFallbacks } from './fallbacks.ts'

/**
 * The program that bundles the code of the window and sends its files, by their names, to the process that has started
 * it. A bundler keeps hundreds of MB, which are given back when this ends.
 */
refreshFallbacks()
// These read the brand on import, so a fallback for a broken one must be set first.
const [{ typefaceAlias }, { brandAccent, stringsForBrowsers }] = await Promise.all([
  import('@lintel/engine/render/typeface.ts'),
  import('@lintel/engine/render/vitePlugins.ts'),
])
const result = await build({
  configFile: false,
  root: resolve(engineFile('@lintel/desk/app')),
  logLevel: 'error',
  plugins: [react(), brandAccent(/\/desk\/app\/desk\.css(?:\?|$)/), stringsForBrowsers(), tailwindcss()],
  resolve: { alias: typefaceAlias() },
  // These know light-dark() (Baseline 2024): made for older ones, it has the theme of the window wherever it stands.
  // The policy of the window refuses code and fonts that stand in an address.
  build: {
    write: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
if (!('output' in result)) throw new Error('Vite has bundled the window several times, or not at all.')
const files = new Map(
  result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
)
process.send?.(files, () => process.disconnect())
