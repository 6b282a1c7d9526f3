import { site } from '@site/data/site.ts'
import type { Element } from 'hast'
import { Children, type ComponentProps, type ReactNode } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { pictureAt, srcSetOf } from '../pictures.ts'
import { languageOf, textOf } from './nodes.ts'

/** What a page renders in place of a Markdown paragraph `{{name}}`. It is static. */
export type Slots = Record<string, ReactNode>

type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps

/**
 * Adds what Markdown cannot express: names for assistive technology, and classes instead of inline styles.
 */
export const elements = (slots: Slots | undefined): Components => ({
  a: Link,
  img: Picture,
  li: ListItem,
  p: (props) => <Paragraph {...props} slots={slots} />,
  pre: Code,
  strong: Strong,
  table: Table,
  td: Cell,
  th: HeaderCell,
})

/** Links to other sites send no referrer. Print shows addresses that the text lacks (`print.css`). */
function Link({ node, ...props }: Props<'a'>) {
  const { href } = props
  const text = textOf(node as Element)
  return (
    <a
      {...props}
      rel={href && isExternal(href) ? 'noopener noreferrer' : undefined}
      data-address={href && addressOnPaper(href, text)}
    />
  )
}

function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href) && href !== site.origin && !href.startsWith(`${site.origin}/`)
}

/**
 * Returns the address to print after a link, or undefined for links within the page, text that contains the
 * address, and other schemes.
 */
function addressOnPaper(href: string, text: string): string | undefined {
  if (!/^(?:https?:|mailto:|\/)/.test(href)) return undefined
  const { host, pathname, search, hash, protocol } = new URL(href, site.origin)
  const path = pathname === '/' ? '' : pathname
  const address = protocol === 'mailto:' ? pathname : `${host}${path}${search}${hash}`
  return text.includes(address) ? undefined : address
}

/** If the address of an image was refused, its alt text remains. */
function Picture({ node: _, ...props }: Props<'img'>) {
  if (!props.src) return <span>{props.alt}</span>
  return <img {...props} alt={props.alt} loading="lazy" decoding="async" {...measuresOf(props.src)} />
}

/** Returns a picture's dimensions, which keep the text below from moving, and its copies. */
function measuresOf(src: string) {
  const picture = pictureAt(src)
  if (!picture) return {}
  const { width, height } = picture
  return { width, height, srcSet: srcSetOf(picture), sizes: '(min-width: 48rem) 45rem, 100vw' }
}

/** A paragraph that contains only `{{name}}` is a slot, if the page fills slots. */
function Paragraph({ node, slots, children, ...props }: Props<'p'> & { slots: Slots | undefined }) {
  const name = /^\{\{(\w+)\}\}$/.exec(textOf(node as Element).trim())?.[1]
  if (!name || !slots) return <p {...props}>{withLabel(node, children)}</p>
  if (!Object.hasOwn(slots, name)) throw new Error(`Nothing to put where the Markdown says {{${name}}}.`)
  return slots[name]
}

function ListItem({ node, children, ...props }: Props<'li'>) {
  return <li {...props}>{withLabel(node, children)}</li>
}

const blocks = ['ul', 'ol', 'p', 'pre', 'blockquote', 'table', 'section']

/** Turns the text of a task into the label of its checkbox. */
function withLabel(node: Element | undefined, children: ReactNode): ReactNode {
  const parts = node?.children ?? []
  const hasCheckbox = parts.some((part) => part.type === 'element' && part.tagName === 'input')
  if (!hasCheckbox) return children
  const firstBlock = parts.findIndex((part) => part.type === 'element' && blocks.includes(part.tagName))
  const rendered = Children.toArray(children)
  const end = firstBlock === -1 ? rendered.length : firstBlock
  return [
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is among these.
    <label key="task">{rendered.slice(0, end)}</label>,
    ...rendered.slice(end),
  ]
}

/**
 * Values that the owner has not set yet (`packages/engine/content/tokens.ts`) look like other open points.
 */
function Strong({ node, ...props }: Props<'strong'>) {
  const isPlaceholder = /^\[.*\]$/.test(textOf(node as Element))
  return (
    <strong
      {...props}
      className={isPlaceholder ? 'border-b border-dashed border-edge text-muted' : undefined}
    />
  )
}

/** Code scrolls horizontally, so it must be focusable, and its name tells screen readers what it contains. */
function Code({ node, ...props }: Props<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
  return <pre {...props} tabIndex={0} data-language={languageOf(node as Element)} />
}

/**
 * A wide table scrolls horizontally, so it must be focusable, and its name tells screen readers what it
 * contains. Phones show it row by row inside a fold (`.fold` of `layout.css`).
 */
function Table({ node: _, 'aria-label': label, ...props }: Props<'table'>) {
  return (
    <details className="fold">
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section aria-label={label} tabIndex={0} className="prose-table">
        <table {...props} />
      </section>
    </details>
  )
}

const alignments: Record<string, string> = { left: 'text-left', center: 'text-center', right: 'text-right' }

/**
 * The content security policy forbids the `style` attribute, which Markdown's column alignment would need.
 */
function Cell({ node: _, style, ...props }: Props<'td'>) {
  return <td {...props} className={alignments[style?.textAlign ?? '']} />
}

/** An empty corner cell must not be a header. */
function HeaderCell({ node, style, ...props }: Props<'th'>) {
  if (textOf(node as Element).trim() === '') return <Cell {...props} style={style} />
  return <th scope="col" {...props} className={alignments[style?.textAlign ?? '']} />
}
