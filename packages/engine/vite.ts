import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { ConfigEnv, UserConfig } from 'vite'
import { bundleFolder } from './built/folders.ts'
import { rulesInDevelopment } from './checks/rulesInDevelopment.ts'
import { portOf } from './command/port.ts'
import { enginePackages } from './render/engineFile.ts'
import { typefaceAlias } from './render/typeface.ts'
import { sitePlugins } from './render/vitePlugins.ts'

/** Vite's configuration to build and develop a site: `export default defineConfig(lintel)`. */
export const lintel = ({ command }: Pick<ConfigEnv, 'command'>): UserConfig => ({
  // Our plugins come before Tailwind, which must read the brand's colors.
  plugins: [vike(), react(), sitePlugins(), tailwindcss(), rulesInDevelopment()],
  // When bundled, lowlight loads only the languages used; from node_modules it loads all 190. The engine
  // counts as code of the site.
  ssr: { noExternal: ['lowlight', /^@lintel\//] },
  resolve: { alias: typefaceAlias() },
  optimizeDeps: { exclude: enginePackages },
  server: {
    // Drafts are private; `npm run dev -- --host` opens them to the network.
    host: '127.0.0.1',
    ...(command === 'serve' && { port: portOf(3000) }),
    strictPort: process.env.PORT !== undefined,
    // "npm start" serves the edge. With it running alongside, forms work in development too.
    proxy: { '^/api/': 'http://127.0.0.1:8788' },
    // Behind a link, such as one that the desk has put aside, may lie all that the owner has.
    watch: { ignored: ['**/.cache/**'], followSymlinks: false },
  },
  // Makes errors in rendering code point to the sources.
  environments: { ssr: { build: { sourcemap: true } } },
  build: {
    outDir: bundleFolder,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
