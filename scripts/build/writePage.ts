import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { writeStamped } from '#renderer/outputs/Artefact.ts'
import { factsOf, type PageFacts } from '#renderer/outputs/pageFacts.ts'
import { fileOf } from '#renderer/outputs/pages.ts'
import { bundleFolder, clientFolder } from '../built/folders.ts'
import { errorPath } from './planPages.ts'

/** Vike finds the built pages through it. */
let bundle: Promise<unknown> | undefined

/** Renders the document of a page as Vike's own pre-rendering does, and writes it into the site. */
export async function writePage(path: string): Promise<{ stamp: string; facts: PageFacts }> {
  bundle ??= import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  await bundle
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path })
  if (errorWhileRendering) throw errorWhileRendering
  const expected = path === errorPath ? 404 : 200
  if (httpResponse.statusCode !== expected)
    throw new Error(`${path} could not be rendered: status ${httpResponse.statusCode}.`)
  const html = httpResponse.body
  return {
    stamp: writeStamped(join(clientFolder, fileOf(path)), html),
    facts: factsOf({ path, html }),
  }
}
