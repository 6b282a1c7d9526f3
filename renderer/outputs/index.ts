import { writeApps } from './apps.ts'
import { writeSiteIndex } from './assistant/siteIndex.ts'
import { writeHeaders } from './headers.ts'
import { writeIcons } from './icons.ts'
import { writeLlms } from './llms.ts'
import type { OutputFiles } from './output.ts'
import type { PageFacts } from './pageFacts.ts'
import { writePictures } from './pictures.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { writeSocialImages } from './socialImages.ts'
import { writeWellKnown } from './wellKnown.ts'

/**
 * Completes the site after the pages are rendered; what needs the posts alone is written meanwhile.
 * @param pages all of them, in the order of their paths
 * @param pictures the addresses of pictures that posts name
 */
export async function writeOutputs(files: OutputFiles, pages: PageFacts[], pictures: string[]) {
  await Promise.all([
    writeSitemap(files, pages),
    writeRobots(files),
    writeHeaders(files, pages),
    writeApps(files),
    writeIcons(files),
    writePictures(files, pictures),
    writeWellKnown(files),
    writeSocialImages(files, pages),
    writeSiteIndex(files, pages),
    writeLlms(files),
  ])
}
