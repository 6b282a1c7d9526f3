/** The frame is the origin beside the window's own: `npm run desk` serves it at the next port. */
export const siteOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`
