import { logoAddresses } from '../content/logo.ts'
import type { Card, PageMetadata } from '../render/pageMetadata.ts'
import type { Post } from '../schemas/post.ts'
import { writeApps } from './apps.ts'
import { writeBlogFiles } from './blogFiles.ts'
import { type Bundle, writeBundledFiles } from './bundledFiles.ts'
import { writeDue } from './due.ts'
import { writeHeaders } from './headers.ts'
import { writeIcons } from './icons.ts'
import { writeLlms } from './llms.ts'
import type { OutputFiles } from './output.ts'
import { writePictures } from './pictures.ts'
import { writeRedirects } from './redirects.ts'
import { writeWordIndex } from './search/articles.ts'
import { writeAssistantIndex, writeSiteIndex } from './search/siteIndex.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { writeSocialImages } from './socialImages.ts'
import { writeWellKnown } from './wellKnown.ts'

interface RenderedSite {
  /** All posts, also those that visitors do not see. */
  posts: Post[]
  /** All pages, sorted by path. */
  pages: PageMetadata[]
  /** Addresses of the pictures that posts use: feeds show those too that pages draw themselves. */
  picturesOfPosts: string[]
  bundle: Bundle
  /** Draws a link-preview image, as SVG. */
  drawCard: (card: Card) => Promise<string>
}

/** Writes the files made from more than one page, after all pages are rendered. */
export async function writeOutputs(
  files: OutputFiles,
  { posts, pages, picturesOfPosts, bundle, drawCard }: RenderedSite,
) {
  await Promise.all([
    writeBundledFiles(files, pages, bundle),
    writeBlogFiles(files),
    writeSitemap(files, pages),
    writeRobots(files),
    writeHeaders(files, pages),
    writeRedirects(files, pages),
    writeApps(files),
    writeIcons(files),
    writePictures(files, [
      ...picturesOfPosts,
      ...pages.flatMap(({ pictures }) => pictures),
      ...logoAddresses(),
    ]),
    writeWellKnown(files),
    writeSocialImages(files, pages, drawCard),
    writeSiteIndex(files, pages),
    writeAssistantIndex(files, pages),
    writeWordIndex(files, pages),
    writeLlms(files, pages),
    writeDue(files, posts),
  ])
}
