import { createPageRenderer } from '@lintel/kit/document/pageRenderer.tsx'
import { siteDrawings } from './siteDrawings.tsx'

export const pageRenderer = createPageRenderer(siteDrawings)
