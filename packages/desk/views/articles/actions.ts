import { beginPost } from '@lintel/cli/beginPost.ts'
import { typographic } from '@lintel/engine/checks/quotes.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { navigation } from '@lintel/engine/content/navigation.ts'
import { readSource, setUnsaved } from '@lintel/engine/content/sources.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { tokens } from '@lintel/engine/content/tokens.ts'
import { maxNameLength, slugOf } from '@lintel/rules/slugOf.ts'
import * as v from 'valibot'
import {
  canRender,
  folder,
  inspectArticle,
  listArticles,
  readArticle,
  renamedHeadings,
  slugExists,
  sourceOf,
} from '../../articles/article.ts'
import { changeFile } from '../../articles/changes.ts'
import { draftSchema } from '../../articles/draft.ts'
import { pathOf, slugOfFile } from '../../articles/names.ts'
import { storePicture } from '../../articles/pictures.ts'
import { bringBack, keepRemoval, listRemovals } from '../../articles/removals.ts'
import { removeArticle, renameArticle } from '../../articles/rename.ts'
import { pagesInsteadOf, requirePageInstead } from '../../records/pageList.ts'
import { renameHeadingReferences } from '../../records/questions.ts'
import { linksTo } from '../../records/references.ts'
import { tokenNames } from '../../records/tokenNames.ts'
import { action, DeskError } from '../../server/action.ts'
import { readText, versionOf } from '../../server/files.ts'
import { stripMarks } from '../../server/marks.ts'
import { withPublishState, withPublishStates } from './publishState.ts'

const file = v.pipe(v.string(), v.regex(/^content\/blog\/[^/]+\.mdx?$/, 'name an article'))
const version = v.string()

export const actions = {
  list: action(v.object({}), () => withPublishStates(listArticles())),
  /** The number of articles with errors. */
  waiting: action(v.object({}), () => listArticles().filter(({ errorCount }) => errorCount > 0).length),
  read: action(v.object({ file }), ({ file }) => {
    setUnsaved(file, undefined)
    return withPublishState(file, readArticle(file))
  }),
  /** The article, if others have written it since. */
  readNewer: action(v.object({ file, version }), ({ file, version }) =>
    readText(file).version === version ? null : withPublishState(file, readArticle(file)),
  ),
  create: action(v.object({ title: v.string() }), ({ title }) => {
    const refused = (message: string, fix: string) =>
      new DeskError({ file: folder, field: 'title', message, fix })
    const begun = beginPost(typographic(title.trim()))
    if (!begun) throw refused('no address can be made of this title', 'write a few words with Latin letters')
    if (slugExists(slugOfFile(begun.file)))
      throw refused('an article of this title is there', 'choose another title')
    const created = `${folder}/${begun.file}`
    return { file: created, changes: [changeFile(created, null, `${begun.frontMatter}\n`)] }
  }),
  /** Previews an unsaved article; an invalid one leaves the page as it was. */
  show: action(v.object({ file, edited: draftSchema }), ({ file, edited }) => {
    const source = sourceOf(file, edited)
    if (canRender(file, source)) setUnsaved(file, source)
  }),
  save: action(v.object({ file, version, edited: draftSchema }), async ({ file, version, edited }) => {
    const source = sourceOf(file, edited)
    const read = readText(file)
    // A retry, if the response to the first attempt was lost.
    if (read.text !== source) {
      changeFile(file, { ...read, version }, source)
      renameHeadingReferences(pathOf(file), renamedHeadings(read.text, source))
    }
    // Later edits stay in the preview.
    if (readSource(file) === source) setUnsaved(file, undefined)
    return { version: versionOf(source), ...(await withPublishState(file, inspectArticle(file, source))) }
  }),
  /** @param name of which its address is made */
  rename: action(v.object({ file, version, name: v.string() }), async ({ file, version, name }) => {
    const { state } = await withPublishState(file, inspectArticle(file, readText(file).text))
    setUnsaved(file, undefined)
    return renameArticle(file, version, slugOf(name, maxNameLength), state === 'published')
  }),
  previewRemoval: action(v.object({ file }), async ({ file }) => ({
    linkedFrom: linksTo(file),
    targets: await pagesInsteadOf(file),
  })),
  /** @param to the page that its address leads to from now on */
  remove: action(v.object({ file, version, to: v.nullable(v.string()) }), async ({ file, version, to }) => {
    await requirePageInstead(file, to)
    setUnsaved(file, undefined)
    keepRemoval(file, removeArticle(file, version, to))
  }),
  /** Deleted articles whose removal is not published yet. */
  removals: action(v.object({}), () => listRemovals()),
  bringBack: action(v.object({ file }), ({ file }) => bringBack(file)),
  /** @returns the path that texts refer to it by */
  addPicture: action(v.object({ name: v.string(), base64: v.string() }), async ({ name, base64 }) => ({
    picture: await storePicture(name, Buffer.from(base64, 'base64')),
  })),
  /** What can be inserted into a text. */
  choices: action(v.object({}), () => ({
    claims: Object.entries(claims).map(([id, { figure, text }]) => ({ id, figure, text })),
    /** What the brand knows, with what it says now; null where that is not set. */
    placeholders: Object.entries(tokenNames()).map(([name, title]) => ({
      name,
      title,
      value: tokens[name] ?? null,
    })),
    pages: linkable(),
  })),
  /** Questions that no page answers, as ideas for articles. */
  questions: action(v.object({}), () =>
    getContent('admissions').flatMap(({ questions }) => questions.slice(0, 1).map(stripMarks)),
  ),
}

function linkable(): { path: string; title: string }[] {
  const { headerLinks, serviceLinks, footerGroups } = navigation()
  const links = [...headerLinks, ...serviceLinks, ...footerGroups.flatMap(({ links }) => links)]
  const all = [
    { path: '/', title: 'Home' },
    ...links.map(({ label, href }) => ({ path: href, title: stripMarks(label) })),
    ...getCollection('tools').map(({ id, title }) => ({ path: `/tools/${id}`, title: stripMarks(title) })),
    ...listArticles()
      .filter(({ state }) => state === 'published')
      .map(({ file, title }) => ({ path: pathOf(file), title })),
  ]
  return [...new Map(all.map((each) => [each.path, each])).values()]
}
