import type { Post } from '@lintel/rules/posts.ts'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import type { QuestionAndAnswer } from '@site/data/schemas/pages/contact.ts'
import type { Service } from '@site/data/schemas/services.ts'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import type { Tool } from '@site/data/schemas/tool.ts'

/** What a page is about. Its social image and its structured data follow from this, and from nothing else. */
export type Subject =
  | { kind: 'home' | 'about' | 'services' | 'case-studies' | 'specimens' | 'contact' | 'tools' }
  | { kind: 'service'; service: Service }
  | { kind: 'post'; post: Post }
  /** A list of posts: the blog, or one of its topics. */
  | { kind: 'posts'; title: string; posts: Post[] }
  | { kind: 'tool'; tool: Tool }
  | { kind: 'case-study'; study: CaseStudy }
  | { kind: 'specimen'; specimen: Specimen }

/** What a page says about itself to browsers, search engines and link previews. Set by each page's `+head.ts`. */
export interface PageHead {
  /** Unique on the site, without the site's name. */
  title: string
  /** Unique on the site; about 150 characters, as search engines cut what is longer. */
  description: string
  /** Left out by pages that are about nothing but themselves, such as legal texts. */
  subject?: Subject
  /** Questions that the page answers, in the order in which it does. */
  questions?: QuestionAndAnswer[]
  /** The pattern of its address, where its folder does not say it: "/blog/tags/@tag". */
  route?: string
  /** For pages that only an error or an answer leads to. */
  hidden?: boolean
  /** For pages that are dark in either theme. */
  alwaysDark?: boolean
}

/** A page's head, or how it follows from the page's data. */
export type PageHeadSetting<Data = never> = PageHead | ((data: Data) => PageHead)

declare global {
  namespace Vike {
    interface Config {
      head?: PageHeadSetting
    }
    interface ConfigResolved {
      head?: PageHeadSetting<unknown>
    }
  }
}
