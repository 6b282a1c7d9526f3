/** The site is served at the next port. */
export const siteOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`
