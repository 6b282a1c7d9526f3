import type { ElementContent, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { codeOf, elementsOf, languageOf, textOf } from './nodes.ts'

const grammars = createLowlight({ bash, css, json, python, sql, typescript, xml, yaml })
grammars.registerAlias({ typescript: ['javascript', 'js', 'jsx'] })

/**
 * Adds classes (`code-keyword`, `code-string` …) that the style sheet colors, because the content security
 * policy forbids inline styles. A language without a grammar here stays unchanged.
 */
export function highlightCode(tree: Root) {
  for (const pre of elementsOf(tree).filter(({ tagName }) => tagName === 'pre')) {
    const [code, language] = [codeOf(pre), languageOf(pre)]
    if (code && language && isHighlighted(language)) {
      const { children } = grammars.highlight(language, textOf(code), { prefix: 'code-' })
      code.children = children as ElementContent[]
    }
  }
}

export const isHighlighted = (language: string) => grammars.registered(language)
