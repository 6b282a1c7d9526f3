import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { appsInDevelopment } from './renderer/vite/appsInDevelopment.ts'
import { blogInDevelopment } from './renderer/vite/blogInDevelopment.ts'
import { brandAccent } from './renderer/vite/brandAccent.ts'
import { browserEntries } from './renderer/vite/browserEntries.ts'
import { sonnerWithoutStyleTag } from './renderer/vite/sonnerWithoutStyleTag.ts'
import { bundleFolder } from './scripts/built/folders.ts'
import { rulesInDevelopment } from './scripts/checks/rulesInDevelopment.ts'

export default defineConfig({
  plugins: [
    vike(),
    react(),
    brandAccent(),
    tailwindcss(),
    browserEntries(),
    blogInDevelopment(),
    appsInDevelopment(),
    rulesInDevelopment(),
    sonnerWithoutStyleTag(),
  ],
  // Bundled, it loads the languages that are named; from node_modules, all 190.
  ssr: { noExternal: ['lowlight'] },
  // The edge is served by "npm start": with that running beside it, forms work in development too.
  server: { proxy: { '/api': 'http://127.0.0.1:8788' } },
  build: {
    outDir: bundleFolder,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
