import matter from 'gray-matter'

/** Front matter is data: gray-matter's engines that would run it, or read another language than YAML, are refused. */
const refuse = () => {
  throw new Error('Front matter must be YAML.')
}

const refused = ['javascript', 'js', 'coffee', 'cson', 'json', 'json5', 'toml']
const engines = Object.fromEntries(
  refused.map((language) => [language, { parse: refuse, stringify: refuse }]),
)

/** Characters that XML 1.0 does not allow, and so no feed: they come along with pasted text. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

interface Matter {
  data: Record<string, unknown>
  content: string
}

export const withoutForbidden = (text: string) => text.replaceAll(forbidden, '')

/** Parts a Markdown file into its front matter and its text. Any options switch off gray-matter's endless cache. */
export function readMatter(source: string): Matter {
  const { data, content } = matter(withoutForbidden(source), { engines })
  return { data, content }
}
