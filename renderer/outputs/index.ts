import type { Artefact } from './Artefact.ts'
import { writeApps } from './apps.ts'
import { writeSiteIndex } from './assistant/siteIndex.ts'
import { writeHeaders } from './headers.ts'
import { writeIcons } from './icons.ts'
import { writeLlms } from './llms.ts'
import type { PageFacts } from './pageFacts.ts'
import { writePictures } from './pictures.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { writeSocialImages } from './socialImages.ts'
import { writeWellKnown } from './wellKnown.ts'

/**
 * Completes the artefact after the pages are rendered; what needs the posts alone is written meanwhile.
 * @param pages all of them, in the order of their paths
 */
export async function writeOutputs(artefact: Artefact, pages: PageFacts[]) {
  await Promise.all([
    writeSitemap(artefact, pages),
    writeRobots(artefact),
    writeHeaders(artefact, pages),
    writeApps(artefact),
    writeIcons(artefact),
    writePictures(artefact, pages),
    writeWellKnown(artefact),
    writeSocialImages(artefact, pages),
    writeSiteIndex(artefact, pages),
    writeLlms(artefact),
  ])
}
