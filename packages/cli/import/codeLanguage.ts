import { codeOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element } from 'hast'
import { element } from './blocks.ts'

/** Classes of Markdown, of Prism and of highlighters of WordPress: `language-js`, `lang-js`, `brush: js`. */
const named = /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/i

/** A block of code with its language where Markdown looks for it. */
export function withLanguage(pre: Element): Element {
  const parts = [codeOf(pre), pre].filter((part) => part !== undefined).map(({ properties }) => properties)
  const language =
    parts.map(({ className }) => named.exec([className ?? []].flat().join(' '))?.[1]).find(Boolean) ??
    parts.map(({ lang, dataLang, dataLanguage }) => lang ?? dataLang ?? dataLanguage).find(Boolean)
  if (!language) return pre
  return { ...pre, children: [element('code', pre.children, { className: [`language-${language}`] })] }
}
