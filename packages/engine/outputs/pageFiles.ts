import { articlePath } from '@lintel/rules/search/articles.ts'
import { markdownOf } from '../content/posts.ts'
import { copyOf, fileOf, isOfBlog, type PageMetadata } from '../render/pageMetadata.ts'
import type { Post } from '../schemas/post.ts'
import { markdownCopy } from './blogFiles.ts'
import type { Output } from './output.ts'
import { pageCopy } from './pageCopies.ts'
import { articleWords } from './search/articles.ts'
import { readPage } from './search/readPage.ts'

interface PageFiles {
  files: Output<string>[]
  metadata: PageMetadata
}

/**
 * Returns every file made from one page: its document, its Markdown copy and, for articles and specimens, the text
 * that is searched and quoted. The thread that renders the page makes them, so no document is read again.
 * @param id number of the article or specimen on the page
 * @param post the article
 */
export function pageFiles(html: string, metadata: PageMetadata, id?: number, post?: Post | null): PageFiles {
  const { path, hidden } = metadata
  const document = { path: fileOf(path), content: html }
  if (!post && (hidden || isOfBlog(path)))
    return {
      files: [document],
      metadata: path === '/blog' ? { ...metadata, text: readPage(path, html) } : metadata,
    }
  const text = readPage(path, html)
  const copy = post
    ? markdownCopy(post, markdownOf(post))
    : { path: copyOf(path).slice(1), content: pageCopy(path, html) }
  const whole = id === undefined ? [] : [{ path: articlePath(id).slice(1), content: JSON.stringify(text) }]
  return {
    files: [document, copy, ...whole],
    metadata: {
      ...metadata,
      // The site's index has every page but the articles.
      ...(!post && { text }),
      ...(id !== undefined && { article: { id, words: articleWords(text) } }),
    },
  }
}
