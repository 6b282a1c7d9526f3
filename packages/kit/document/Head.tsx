import { blog } from '@lintel/engine/content/strings.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'
import { copyOf } from '@lintel/engine/render/pageMetadata.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { site } from '@site/data/site.ts'
import type { SocialImage } from '../social/socialImage.ts'
import { followTheme, themePreferences } from '../theme/followTheme.ts'
import { serialized, structuredData } from './structuredData.ts'

/** Returns the page's title with the site's name. It is also printed at the foot of each page. */
export const documentTitle = (head: PageHead) => `${head.title} | ${site.name}`

// A page for a tab of its own is left out: most browsers cannot hand what they prerendered to another tab.
const nextPage = {
  where: { selector_matches: "[href^='/']:not([target])" },
  eagerness: 'moderate',
}

/** The inline scripts of every page. The content security policy contains their hashes. */
export const inlineScripts = {
  /**
   * Sets the theme before the first paint, and defines `importModule`. Vite would add its own loader to each
   * `import()` in the site's script, which would be a fifth of that script.
   */
  start: `(${followTheme.toString()})(${JSON.stringify(themePreferences)});importModule=a=>import(a)`,
  /** Prerenders a page once the pointer rests on its link, or fetches it where browsers do not prerender. */
  speculationRules: JSON.stringify({ prefetch: [nextPage], prerender: [nextPage] }),
}

const feedTitle = `${blog.title} | ${site.name}`

interface HeadProps {
  head: PageHead
  path: string
  /** Null on hidden pages. */
  image: SocialImage | null
}

/** Renders everything in `<head>` that comes from the page and the brand. */
export function Head({ head, path, image }: HeadProps) {
  const address = `${site.origin}${path}`
  const title = documentTitle(head)
  const post = head.subject?.kind === 'post' ? head.subject.post : undefined
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!head.alwaysDark && (
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      )}
      <meta
        name="theme-color"
        media={head.alwaysDark ? undefined : '(prefers-color-scheme: dark)'}
        content="#000000"
      />
      <script dangerouslySetInnerHTML={{ __html: inlineScripts.start }} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={head.description} />
      <link rel="alternate" type="application/atom+xml" title={feedTitle} href="/blog/feed.xml" />
      <link rel="alternate" type="application/feed+json" title={feedTitle} href="/blog/feed.json" />
      {image && <ImageTags image={image} />}
      {image && <StructuredData head={head} path={path} image={image} />}
      {image && head.subject?.kind !== 'posts' && (
        <link rel="alternate" type="text/markdown" href={copyOf(path)} />
      )}
      {post && <ArticleTags {...post} />}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: inlineScripts.speculationRules }} />
    </>
  )
}

function ImageTags({ image: { address, alt, width, height } }: { image: SocialImage }) {
  const image = site.origin + address
  return (
    <>
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

function StructuredData({ head, path, image }: { head: PageHead; path: string; image: SocialImage }) {
  const json = serialized(structuredData(head, path, site.origin + image.address))
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function ArticleTags({ author, date, updated, tags }: Post) {
  return (
    <>
      <meta name="author" content={author} />
      <meta property="article:published_time" content={date} />
      {updated && <meta property="article:modified_time" content={updated} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
