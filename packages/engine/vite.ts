import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { ConfigEnv, UserConfig } from 'vite'
import { bundleFolder } from './built/folders.ts'
import { rulesInDevelopment } from './checks/rulesInDevelopment.ts'
import { portOf } from './command/port.ts'
import { enginePackages } from './render/engineFile.ts'
import { sitePlugins } from './render/vitePlugins.ts'

/** All that Vite needs to build a site and to serve it in development: `export default defineConfig(lintel)`. */
export const lintel = ({ command }: Pick<ConfigEnv, 'command'>): UserConfig => ({
  // The brand's colors must be among the styles before Tailwind reads them.
  plugins: [vike(), react(), sitePlugins(), tailwindcss(), rulesInDevelopment()],
  // Bundled, lowlight loads the languages that are named; from node_modules, all 190. The engine is code of the site.
  ssr: { noExternal: ['lowlight', /^@lintel\//] },
  optimizeDeps: { exclude: enginePackages },
  server: {
    // Drafts are nobody else's to see: `npm run dev -- --host` shows them to the network.
    host: '127.0.0.1',
    ...(command === 'serve' && { port: portOf(3000) }),
    strictPort: process.env.PORT !== undefined,
    // The edge is served by "npm start": with that running beside it, forms work in development too.
    proxy: { '/api': 'http://127.0.0.1:8788' },
  },
  // Errors in the code that renders pages name its sources.
  environments: { ssr: { build: { sourcemap: true } } },
  build: {
    outDir: bundleFolder,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
