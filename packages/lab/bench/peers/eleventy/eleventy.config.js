import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'

export default function configure(eleventy) {
  eleventy.addPlugin(syntaxHighlight)
  eleventy.addCollection('blog', (api) => api.getFilteredByGlob('posts/*.md'))
  eleventy.setQuietMode(true)
  return { markdownTemplateEngine: false }
}
