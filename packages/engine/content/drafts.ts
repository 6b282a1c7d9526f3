/**
 * Whether this build shows drafts and future posts (`npm start -- --drafts`). Such a build goes to its own
 * folder, which is never deployed, labels every page, and tells search engines not to index it.
 */
export const showsDrafts = process.env.SITE_DRAFTS === '1'
