import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { markdownOptions, safeAddress } from './pipeline.ts'

/**
 * Markdown as HTML that is safe to show, without what a page of this site adds.
 * @param addressOf what stands for an address that is safe; without one, its attribute is left out
 */
export function plainHtml(
  markdown: string,
  addressOf: (address: string) => string | undefined = (address) => address,
): string {
  const urlTransform = (address: string) => {
    const safe = safeAddress(address)
    return safe && addressOf(safe)
  }
  return renderToStaticMarkup(Markdown({ ...markdownOptions, urlTransform, children: markdown }))
}
