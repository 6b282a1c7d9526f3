/**
 * Whether this build shows drafts and posts of the future: `npm start -- --drafts`. Such a build goes to a folder of
 * its own, which nothing deploys, marks every page, and asks search engines to stay away.
 */
export const showsDrafts = process.env.SITE_DRAFTS === '1'
