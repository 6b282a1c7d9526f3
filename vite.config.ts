import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { islandEntries } from './renderer/vite/islandEntries.ts'
import { sonnerWithoutStyleTag } from './renderer/vite/sonnerWithoutStyleTag.ts'

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), islandEntries(), sonnerWithoutStyleTag()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: false },
})
