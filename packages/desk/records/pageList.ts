import { postList } from '@lintel/engine/content/posts.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { ownPageOf } from '../app/viewToFix.ts'
import { loadPage, sitePages } from '../frame/sitePages.ts'
import { DeskError } from '../server/action.ts'
import { stripMarks } from '../server/marks.ts'
import { collectionOf } from './nameOfFile.ts'
import { nameOf, nameOfKind, plural } from './names.ts'

export interface ListedPage {
  path: string
  title: string
  /** What the pages beside it in the list are: "Pages", "Services". */
  group: string
  /** Reached only by an answer or an error. */
  isHidden: boolean
}

/** All pages except articles, which have their own view, by group. */
export async function pageList(): Promise<ListedPage[]> {
  const kinds = kindsByPage()
  const pages = (await sitePages()).filter(({ path }) => !/^\/blog\/(?!not-found)/.test(path))
  const listed = await Promise.all(
    pages.map(async (page): Promise<ListedPage> => {
      const { title, hidden = false } = (await loadPage(page)).head
      const group = hidden ? answers : (kinds.get(page.path) ?? others)
      return { path: page.path, title: stripMarks(title), isHidden: hidden, group }
    }),
  )
  const placeOf = ({ group }: ListedPage) => [others, ...new Set(kinds.values()), answers].indexOf(group)
  return listed.sort((one, other) => placeOf(one) - placeOf(other))
}

const others = 'Pages'
const answers = 'Answers and errors'

/** Kinds of the records that have a page to themselves, by its address. */
const kindsByPage = () =>
  new Map(
    filesOf('content/**/*.{yaml,md}').flatMap((file) => {
      const path = ownPageOf(file)
      const { label, name } = collectionOf(file) ?? {}
      return path && name !== 'pages'
        ? [[path, nameOf(plural(nameOfKind(label).toLowerCase()))] as const]
        : []
    }),
  )

type Target = Pick<ListedPage, 'path' | 'title'>

/** The pages that a text may link to, articles too. */
export async function linkTargets(): Promise<Target[]> {
  const articles = postList().map(({ slug, title }) => ({ path: `/blog/${slug}`, title: stripMarks(title) }))
  return [...(await pageList()).filter(({ isHidden }) => !isHidden), ...articles]
}

/** The pages that may be shown in place of one that is removed. */
export async function pagesInsteadOf(file: string): Promise<Target[]> {
  const own = ownPageOf(file)
  return (await linkTargets()).filter(({ path }) => path !== own)
}

/** @throws DeskError where an address is none of them */
export async function requirePageInstead(file: string, to: string | null) {
  const paths = (await sitePages()).map(({ path }) => path)
  if (to === null || (paths.includes(to) && to !== ownPageOf(file))) return
  throw new DeskError({ file, message: `there is no page ${to}`, fix: 'choose another page' })
}
