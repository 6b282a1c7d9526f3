import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import type { QuestionAndAnswer } from '@site/data/schemas/pages/contact.ts'
import type { Service } from '@site/data/schemas/services.ts'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import type { Tool } from '@site/data/schemas/tool.ts'
import type { Post } from '../schemas/post.ts'

/** What a page is about, from which its social image and structured data are derived. */
export type Subject =
  | { kind: 'home' | 'about' | 'services' | 'case-studies' | 'specimens' | 'contact' | 'tools' }
  | { kind: 'service'; service: Service }
  | { kind: 'post'; post: Post }
  /** A list of posts: the blog, or one of its topics. */
  | { kind: 'posts'; title: string; posts: Post[] }
  | { kind: 'tool'; tool: Tool }
  | { kind: 'case-study'; study: CaseStudy }
  | { kind: 'specimen'; specimen: Specimen }

/** A page's metadata for browsers, search engines and link previews. Each page's `+head.ts` sets it. */
export interface PageHead {
  /** Unique on the site, without the site's name. */
  title: string
  /** Unique on the site. About 150 characters, because search engines cut longer ones. */
  description: string
  /** Omitted by pages without a subject of their own, such as legal texts. */
  subject?: Subject
  /** Questions that the page answers, in order. */
  questions?: QuestionAndAnswer[]
  /** The route pattern if the folder does not give it: "/blog/tags/@tag". */
  route?: string
  /** For pages that are only reached through an error or a response. */
  hidden?: boolean
  /** For pages that are dark in both themes. */
  alwaysDark?: boolean
}

/** A page's metadata, or a function that derives it from the page's data. */
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
