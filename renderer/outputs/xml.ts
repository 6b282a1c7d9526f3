import { escapeHtml } from './escapeHtml.ts'

/** A text as the content of an element or as the value of an attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

/** A text that has markup of its own, as the content of an element. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
