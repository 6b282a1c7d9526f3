import { readFileSync } from 'node:fs'

/** Every page that visitors and search engines find, as the last build lists them. */
export const routes = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname)
