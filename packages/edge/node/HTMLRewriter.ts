import { escapeHtml } from '@lintel/rules/text.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { createThrottle } from './throttle.ts'

/** Rewriting a page takes milliseconds of the thread that serves all others, and all clients are as one here. */
const inTurn = createThrottle()

type Handlers = { element?: (element: RewrittenElement) => void }

/**
 * The part of the edge runtime's `HTMLRewriter` that the functions use, for pages small enough to hold in
 * memory. Like the original, it leaves every byte that no handler changes.
 */
export class HTMLRewriter {
  private readonly handlers: [selector: string, handlers: Handlers][] = []

  on(selector: string, handlers: Handlers): this {
    this.handlers.push([selector, handlers])
    return this
  }

  transform(response: Response): Response {
    const body = new ReadableStream({
      // A rejection here becomes the stream's error.
      start: async (controller) => {
        const source = await response.text()
        const page = (await inTurn([], async () => this.rewrite(source))) ?? this.rewrite(source)
        controller.enqueue(new TextEncoder().encode(page))
        controller.close()
      },
    })
    const rewritten = new Response(response.body && body, response)
    rewritten.headers.delete('Content-Length')
    return rewritten
  }

  private rewrite(source: string): string {
    const page = parsed(source)
    const rewritten = new Map<HTMLElement, RewrittenElement>()
    for (const [selector, { element: handle }] of this.handlers) {
      for (const match of page.querySelectorAll(selector)) {
        const element = rewritten.get(match) ?? new RewrittenElement(match, source)
        rewritten.set(match, element)
        handle?.(element)
      }
    }
    const changes = [...rewritten.values()].flatMap((element) => element.changes())
    let text = ''
    let position = 0
    for (const { start, end, content } of changes.sort(
      (one, other) => one.start - other.start || one.end - other.end,
    )) {
      // Skips a change inside an element whose content was replaced.
      if (start < position) continue
      text += source.slice(position, start) + content
      position = end
    }
    return text + source.slice(position)
  }
}

/**
 * Parsing is the slowest step, so parsed pages are cached. The functions fill in only a few pages, so this
 * many are enough.
 */
const maxParsed = 16
const pages = new Map<string, HTMLElement>()

function parsed(source: string): HTMLElement {
  const page = pages.get(source) ?? parse(source, { comment: true })
  if (pages.size < maxParsed) pages.set(source, page)
  return page
}

/** A replacement for the source between two offsets. */
interface Change {
  start: number
  end: number
  content: string
}

const startTag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/y

class RewrittenElement {
  readonly tagName: string
  private readonly element: HTMLElement
  private readonly source: string
  private readonly startTag: string
  private readonly attributes = new Map<string, string | null>()
  private innerContent: string | undefined
  private prepended = ''
  private following = ''
  private isRemoved = false

  constructor(element: HTMLElement, source: string) {
    this.element = element
    this.source = source
    this.tagName = element.rawTagName.toLowerCase()
    startTag.lastIndex = element.range[0]
    this.startTag = startTag.exec(source)?.[0] ?? ''
  }

  getAttribute(name: string): string | null {
    return this.element.getAttribute(name) ?? null
  }

  /** Escapes only quotation marks, as the edge runtime does. */
  setAttribute(name: string, value: string): this {
    this.attributes.set(name, value.replaceAll('"', '&quot;'))
    return this
  }

  removeAttribute(name: string): this {
    this.attributes.set(name, null)
    return this
  }

  setInnerContent(content: string, options?: { html?: boolean }): this {
    this.innerContent = options?.html ? content : escapeHtml(content)
    return this
  }

  prepend(content: string, options?: { html?: boolean }): this {
    this.prepended = (options?.html ? content : escapeHtml(content)) + this.prepended
    return this
  }

  after(content: string, options?: { html?: boolean }): this {
    this.following = (options?.html ? content : escapeHtml(content)) + this.following
    return this
  }

  remove(): this {
    this.isRemoved = true
    return this
  }

  changes(): Change[] {
    const [start, end] = this.element.range
    if (this.isRemoved) return [{ start, end, content: '' }]
    const inside = start + this.startTag.length
    const changes: Change[] = []
    if (this.attributes.size > 0) changes.push({ start, end: inside, content: this.changedStartTag() })
    if (this.innerContent !== undefined) {
      const endTag = /<\/[^<>]*>$/.exec(this.source.slice(inside, end))?.[0] ?? ''
      changes.push({ start: inside, end: end - endTag.length, content: this.prepended + this.innerContent })
    } else if (this.prepended) changes.push({ start: inside, end: inside, content: this.prepended })
    if (this.following) changes.push({ start: end, end, content: this.following })
    return changes
  }

  /** In one pass, so that what is inserted is not read as attributes. */
  private changedStartTag(): string {
    const added = new Map(this.attributes)
    const tag = this.startTag.replaceAll(attribute, (written, name: string) => {
      const key = [...this.attributes.keys()].find((each) => each.toLowerCase() === name.toLowerCase())
      const value = key === undefined ? undefined : this.attributes.get(key)
      if (key === undefined || value === undefined) return written
      added.delete(key)
      return textOf(key, value)
    })
    const others = Array.from(added, ([name, value]) => textOf(name, value)).join('')
    return tag.replace(/\s*\/?>$/, (ending) => others + ending)
  }
}

const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/g

const textOf = (name: string, value: string | null) => (value === null ? '' : ` ${name}="${value}"`)
