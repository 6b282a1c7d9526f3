import type { PageRenderer } from '@lintel/engine/build/pageRenderer.ts'
import { pageFiles } from '@lintel/engine/outputs/pageFiles.ts'
import { clientFile, fontFile } from '@lintel/engine/render/builtFiles.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import type { Manifest } from 'vite'
import { cardSvg } from '../social/Card.tsx'
import type { CardDrawings } from '../social/socialImage.ts'
import { type Page, renderDocument } from './renderDocument.tsx'
import type { renderContent } from './rendering.tsx'

/**
 * Creates the renderer that a build uses.
 * @param drawings the site's drawings, for link-preview images
 */
export function createPageRenderer(drawings: CardDrawings): PageRenderer {
  const shared: Parameters<typeof renderContent>[2] = new Map()
  return {
    async renderPage(context, { pageId, path, article, data }) {
      const config = context.pages[pageId]?.config as Page['config'] | undefined
      if (!config) throw new Error(`Vike knows no page ${pageId}.`)
      const files = context.assetsManifest as Manifest
      const page = { pageId, path, config, data }
      const { html, metadata } = renderDocument(page, { files, tags: tags(files), shared, drawings })
      return pageFiles(html, metadata, article, (data as { post?: Post | null }).post)
    },
    drawCard: (card) => cardSvg(card, <drawings.Drawing drawing={card.drawing} />),
  }
}

/**
 * Placed first in the document, so that the font and the script load while the rest of the head is parsed.
 */
const tags = (files: Manifest) =>
  `<link rel="preload" href="${fontFile(files)}" as="font" type="font/woff2" crossorigin><script src="${clientFile(files)}" type="module" async></script>`
