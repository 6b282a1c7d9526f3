import { escapeHtml } from '@lintel/rules/text.ts'
import { kinds } from './admonitions.ts'
import { outsideCode, outsideCodeBlocks, replacedOutsideCode } from './code.ts'
import { include } from './includes.ts'
import { withoutJsx } from './jsx.ts'
import { withoutImports } from './mdx.ts'
import { withoutMkDocs } from './mkDocs.ts'
import { blockName, codeLanguage, withExamples } from './pandoc.ts'
import { parametersOf, withBackticks, withQuotedValues } from './parameters.ts'
import { valuesIn } from './shown.ts'
import { withDroppedCells } from './tables.ts'
import {
  attributeList,
  foreignComment,
  headingId,
  span,
  withoutComments,
  withReferences,
} from './templates.ts'

/** What another program fills in, but for what is to be shown as it is written. */
const template = /\{\{(?![<%]\s*\/\*)((?:(?!\{\{)[\s\S])*?)\}\}|\{%((?:(?!\{%)[\s\S])*?)%\}/g
/** The beginning of a box, whose kind stands before its words here as well, or its title does. */
const box = /^([ \t>]*)(?:(?::{3,}[ \t]*(?:\{\.?)?|[!?]{3}\+?[ \t]+)([\w-]+)([^\n]*)|\[![\w-]+\])/gm
/** The first line of a block of code, with more than its language. */
const fence = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:```|~~~)[ \t]*[\w+#-]+[ \t]+([^\n`]*=[^\n`]*)$/gm
const address = /^(?:https?:\/\/|\.{0,2}\/)\S|^[\w-][\w./-]*\.\w{2,4}$/

/** Markdown with what the templates of other programs show of themselves in their place: sentences and addresses. */
export function originalOf(markdown: string, isMdx: boolean): string {
  const text = isMdx
    ? withoutJsx(withoutImports(markdown.replaceAll('\r\n', '\n')), {
        component: valuesIn,
        expression: () => undefined,
      })
    : withoutMkDocs(
        replacedOutsideCode(markdown, foreignComment, () => ''),
        () => undefined,
      )
  const plain = outsideCode(withoutComments(withQuotedValues(text.replaceAll('\r\n', '\n'))), (part) =>
    withReferences(withExamples(part.replaceAll(include, '')))
      .replaceAll(
        template,
        (_, braces: string | undefined, tag: string | undefined, at: number, whole: string) =>
          partsOf(braces ?? `%${tag}`, /[("'=]/.test(whole[at - 1] ?? '')),
      )
      .replaceAll(blockName, '')
      .replaceAll(span, '$1')
      .replaceAll(attributeList, '')
      .replaceAll(box, (_, before: string, kind = '', rest = '') => {
        const words = kinds.has(kind.toLowerCase()) ? '' : kind
        return `${before}${words} ${rest.replaceAll(/[{}]|\b[\w-]+=(?=")/g, ' ')}`
      }),
  )
  const unnamed = outsideCodeBlocks(plain, (part) => part.replaceAll(codeLanguage, '$1$2$1'))
  const titled = replacedOutsideCode(unnamed, headingId, () => '').replaceAll(
    fence,
    (line, values: string) => `${valuesIn(values)}\n\n${line}`,
  )
  return outsideCodeBlocks(withBackticks(titled), withDroppedCells)
}

/** @param isValue whether it stands where an address does */
function partsOf(inside: string, isValue: boolean): string {
  // The name of a shortcode or a tag, and what surrounds it.
  const attributes = inside.replace(/^[<%]-?\s*\/?\s*\S*|^-/, '').replace(/-?[>%]?$/, '')
  const addresses = Array.from(parametersOf(attributes).values()).filter((value) => address.test(value))
  if (isValue) return addresses[0] ?? ''
  return ` ${addresses.map((each) => `<a href="${escapeHtml(each)}"></a>`).join('')}${valuesIn(attributes)} `
}
