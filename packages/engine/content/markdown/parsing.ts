import type { TreeOptions } from 'satteri'

/** GitHub Flavored Markdown. Front matter has been removed before. */
export const parsing: TreeOptions = { position: false, features: { frontmatter: false } }
