/** What a visitor reads where nothing is; those of posts and tools stand with the blog's and the tools' words. */
export const notFound = {
  head: { title: 'Page not found', description: 'There is no page at this address.' },
  code: '404',
  title: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/' },
}
