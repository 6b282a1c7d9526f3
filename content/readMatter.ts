import matter from 'gray-matter'

/** Front matter is data: gray-matter's engines that would run it, or read another language than YAML, are refused. */
const refuse = () => {
  throw new Error('Front matter must be YAML.')
}

const refused = ['javascript', 'js', 'coffee', 'cson', 'json', 'json5', 'toml']
const engines = Object.fromEntries(
  refused.map((language) => [language, { parse: refuse, stringify: refuse }]),
)

interface Matter {
  data: Record<string, unknown>
  content: string
}

/** Parts a Markdown file into its front matter and its text. Any options switch off gray-matter's endless cache. */
export function readMatter(source: string): Matter {
  const { data, content } = matter(source, { engines })
  return { data, content }
}
