export interface RenderedPage {
  /** As a visitor asks for it: "/blog/welcome-to-our-blog". */
  path: string
  html: string
}

export const isHidden = ({ html }: RenderedPage) => html.includes('<meta name="robots" content="noindex"')

/** Where a page stands in the files. */
export const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`
