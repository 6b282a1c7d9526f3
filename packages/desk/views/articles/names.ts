/** The last part of an article's address, which is the name of its file. */
export const slugOfFile = (file: string) => file.replace(/^.*\/|\.mdx?$/g, '')

/** Where visitors find an article. */
export const pathOf = (file: string) => `/blog/${slugOfFile(file)}`
