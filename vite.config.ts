import { lintel } from '@lintel/engine/vite.ts'
import { defineConfig } from 'vite'

export default defineConfig(lintel)
