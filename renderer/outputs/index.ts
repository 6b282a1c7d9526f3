import { writeSiteIndex } from './assistant/siteIndex.ts'
import { writeBlogFiles } from './blogFiles.ts'
import { writeHeaders } from './headers.ts'
import { writeIcons } from './icons.ts'
import { writeLlms } from './llms.ts'
import { writePictures } from './pictures.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { writeSocialImages } from './socialImages.ts'
import { removeUnreferencedChunks } from './unreferencedChunks.ts'
import { writeWellKnown } from './wellKnown.ts'

/**
 * Completes the artefact after the pages are rendered.
 * @param client the folder with the rendered pages
 */
export async function writeOutputs(client: string) {
  await removeUnreferencedChunks(client)
  await Promise.all([
    writeSitemap(client),
    writeRobots(client),
    writeHeaders(client),
    writeBlogFiles(client),
    writeIcons(client),
    writePictures(client),
    writeWellKnown(client),
    writeSocialImages(client),
    writeSiteIndex(client),
    writeLlms(client),
  ])
}
