import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a page puts where its Markdown has a paragraph `{{name}}`. It is not interactive. */
export type Slots = Record<string, ReactNode>

interface ProseProps {
  /** As `renderMarkdown` makes it, the only place where Markdown becomes HTML. */
  html: string
  slots?: Slots
}

/** Markdown as an article. Its typography is `renderer/styles/prose.css`. */
export function Prose({ html, slots = {} }: ProseProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: fill(html, slots) }} />
}

function fill(html: string, slots: Slots): string {
  return html.replaceAll(/<slot name="(\w+)"><\/slot>/g, (_, name: string) => {
    if (!Object.hasOwn(slots, name)) throw new Error(`Nothing to put where the Markdown says {{${name}}}.`)
    return renderToStaticMarkup(slots[name])
  })
}
