import matter from 'gray-matter'

/** Front matter is data: gray-matter's engines that would run it, or read another language than YAML, are refused. */
const refuse = () => {
  throw new Error('Front matter must be YAML.')
}

const refused = ['javascript', 'js', 'coffee', 'cson', 'json', 'json5', 'toml']
const engines = Object.fromEntries(
  refused.map((language) => [language, { parse: refuse, stringify: refuse }]),
)

/** Characters that neither HTML nor XML allows; they come along with pasted text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g

interface Matter {
  data: Record<string, unknown>
  content: string
}

/** Parts a Markdown file into its front matter and its text. Any options switch off gray-matter's endless cache. */
export function readMatter(source: string): Matter {
  const { data, content } = matter(source.replaceAll(controls, ''), { engines })
  return { data, content }
}
