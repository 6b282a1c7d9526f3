import { type HTMLElement, parse } from 'node-html-parser'
import { escapeHtml } from '#data/escapeHtml.ts'

type Handlers = { element?: (element: RewrittenElement) => void }

/** As much of the edge runtime's class of this name as the functions use, for a page that is small enough to hold. */
export class HTMLRewriter {
  private readonly handlers: [selector: string, handlers: Handlers][] = []

  on(selector: string, handlers: Handlers): this {
    this.handlers.push([selector, handlers])
    return this
  }

  transform(response: Response): Response {
    const body = new ReadableStream({
      // What this rejects with is the error of the stream.
      start: async (controller) => {
        const page = parse(await response.text(), { comment: true })
        for (const [selector, { element }] of this.handlers) {
          for (const found of page.querySelectorAll(selector)) element?.(new RewrittenElement(found))
        }
        controller.enqueue(new TextEncoder().encode(page.toString()))
        controller.close()
      },
    })
    const rewritten = new Response(response.body && body, response)
    rewritten.headers.delete('Content-Length')
    return rewritten
  }
}

class RewrittenElement {
  readonly tagName: string
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
    this.tagName = element.rawTagName.toLowerCase()
  }

  getAttribute(name: string): string | null {
    return this.element.getAttribute(name) ?? null
  }

  setAttribute(name: string, value: string): this {
    this.element.setAttribute(name, value)
    return this
  }

  removeAttribute(name: string): this {
    this.element.removeAttribute(name)
    return this
  }

  setInnerContent(content: string, options?: { html?: boolean }): this {
    this.element.innerHTML = options?.html ? content : escapeHtml(content)
    return this
  }

  remove(): this {
    this.element.remove()
    return this
  }
}
