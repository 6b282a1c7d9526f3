import { site } from '@lintel/engine/content/site.ts'

/** Where the Worker answers: for links that it signs. */
export const edgeOrigin = site.edgeOrigin ?? site.origin

/** The origin whose pages may call the Worker from elsewhere; null where the Worker serves the pages itself. */
export const pagesOrigin = site.edgeOrigin === null ? null : site.origin

/** A path of the Worker, as the pages name it. */
export function edgeAddress(path: string): string {
  return (site.edgeOrigin ?? '') + path
}
