/** The last part of the article's address. */
export const slugOfFile = (file: string) => file.replace(/^.*\/|\.mdx?$/g, '')

export const pathOf = (file: string) => `/blog/${slugOfFile(file)}`
