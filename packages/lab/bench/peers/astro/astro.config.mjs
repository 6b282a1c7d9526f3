import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://example.com', telemetry: false })
