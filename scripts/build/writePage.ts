import { join } from 'node:path'
import { writeStamped } from '#renderer/outputs/Artefact.ts'
import { factsOf, type PageFacts } from '#renderer/outputs/pageFacts.ts'
import { fileOf } from '#renderer/outputs/pages.ts'
import { clientFolder } from '../built/folders.ts'
import type { PlannedPage } from './planPages.ts'
import { renderPath } from './renderPath.ts'

/** Renders the document of a page and writes it into the site. */
export async function writePage(page: PlannedPage): Promise<{ stamp: string; facts: PageFacts }> {
  const html = await renderPath(page)
  return {
    stamp: writeStamped(join(clientFolder, fileOf(page.path)), html),
    facts: factsOf({ path: page.path, html }),
  }
}
