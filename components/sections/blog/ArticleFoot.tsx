import { blog } from '#data/blog.ts'
import type { Post } from '#data/posts.ts'
import { tagSlug } from '#data/rules/tagSlug.ts'

/** The topics of an article and its copy as Markdown. */
export function ArticleFoot({ post }: { post: Post }) {
  return (
    <footer
      className="mt-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
      data-print="hide"
    >
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={blog.topics}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <a
                href={`/blog/tags/${tagSlug(tag)}`}
                className="label flex min-h-8 items-center rounded-full border border-line px-3.5 hover:border-accent-text pointer-coarse:min-h-11"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`/blog/${post.slug}.md`}
        className="text-link inline-flex min-h-6 items-center text-small pointer-coarse:min-h-11"
      >
        {blog.post.markdownCopy}
      </a>
    </footer>
  )
}
