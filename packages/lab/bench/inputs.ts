import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import { requireBuild } from '../requireBuild.ts'
import { fileOf } from './loading.ts'

/** Ends the program, because what it was given is wrong. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Returns how often each page is to be measured, from RUNS, and makes sure that there are pages. */
export function readRuns(): number {
  const runs = Number(process.env.RUNS ?? 3)
  if (!Number.isInteger(runs) || runs < 1)
    refuse(`RUNS is "${process.env.RUNS}": write how often to measure each page, as in RUNS=3.`)
  requireBuild()
  return runs
}

/** Makes sure that each address has a page in the last build. */
export function readRoutes(routes: string[]): string[] {
  const wrong = routes.find((route) => !route.startsWith('/') || !existsSync(join(client, fileOf(route))))
  if (wrong) refuse(`The last build has no page at "${wrong}": write an address of the site, such as /about.`)
  return routes
}

/** The addresses of AstroWind's pages (peers/README.md) by those of the same kinds of this site. */
const peerPages: Record<string, string> = {
  '/': '/',
  '/services': '/services/',
  '/about': '/about/',
  '/contact': '/contact/',
  '/blog': '/blog/',
  '/blog/welcome-to-our-blog': '/astrowind-template-in-depth/',
}

/** Makes sure that a folder has AstroWind's pages, and returns their addresses. */
export function readPeer(folder: string): Record<string, string> {
  const lacking = Object.values(peerPages)
    .map((path) => join(folder, path, 'index.html'))
    .find((file) => !existsSync(file))
  if (!folder || lacking)
    refuse(
      `${folder ? `There is no ${lacking}. ` : ''}Name one folder, with the built pages of AstroWind (packages/lab/bench/peers/README.md).`,
    )
  return peerPages
}
