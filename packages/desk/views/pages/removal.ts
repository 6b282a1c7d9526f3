import { collectionOf } from '@lintel/engine/content/collections.ts'
import { filesOf, setUnsaved } from '@lintel/engine/content/sources.ts'
import * as v from 'valibot'
import { ownPageOf } from '../../app/viewToFix.ts'
import { ledOn } from '../../articles/rename.ts'
import { isRemovable } from '../../records/kinds.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { nameOfKind } from '../../records/names.ts'
import { pagesInsteadOf, requirePageInstead } from '../../records/pageList.ts'
import { countLostQuestions, rewritesForRemoval } from '../../records/questions.ts'
import { countsOf, linksTo, referencesTo } from '../../records/references.ts'
import { action, DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'
import { nextSteps, remove } from '../../server/history.ts'
import { goesWith, recordsInsteadOf, withoutNaming } from './instead.ts'

function countsOfKind(file: string) {
  const collection = collectionOf(file.replace('content/', ''))
  return collection ? countsOf(collection.label, filesOf(`content/${collection.files}`).length) : []
}

/** Actions that remove a record of any kind. */
export const removal = {
  /** The record that a page shows alone, if it can be removed. */
  removableAt: action(v.object({ path: v.string() }), ({ path }) => {
    const file = filesOf('content/**/*.yaml').find((each) => isRemovable(each) && ownPageOf(each) === path)
    if (!file) return null
    const { label } = collectionOf(file.replace('content/', '')) ?? {}
    return { file, kind: nameOfKind(label).toLowerCase(), version: readText(file).version }
  }),

  linksTo: action(v.object({ file: v.string() }), ({ file }) => linksTo(file)),

  previewRemoval: action(v.object({ file: v.string() }), async ({ file }) => ({
    title: nameOfFile(file, readText(file).text),
    page: ownPageOf(file),
    questions: countLostQuestions(rewritesForRemoval(file)),
    namedIn: referencesTo(file),
    goesWith: goesWith(file),
    others: recordsInsteadOf(file),
    linkedFrom: linksTo(file),
    counts: countsOfKind(file),
    targets: await pagesInsteadOf(file),
  })),

  /**
   * Removes a record and the questions about it.
   * @param to the page that its address, and what links to it, leads to from now on
   * @param instead the id of the record that others name from now on; null to remove what names it
   */
  remove: action(
    v.object({
      file: v.string(),
      version: v.string(),
      to: v.nullable(v.string()),
      instead: v.nullable(v.string()),
    }),
    async ({ file, version, to, instead }) => {
      if (!isRemovable(file))
        throw new DeskError({ file, message: 'the site needs this file', fix: 'change what it says' })
      await requirePageInstead(file, to)
      const page = ownPageOf(file)
      const led = (page ? ledOn(file, page, to) : []).map((each) => ({
        file: each.file,
        before: each.read?.text ?? null,
        after: each.text === null ? null : String(each.text),
      }))
      const title = nameOfFile(file, readText(file).text)
      const others = withoutNaming(file, instead, [...rewritesForRemoval(file), ...led])
      remove(file, version, `removed: ${title}`, others)
      for (const each of [file, ...others.map((each) => each.file)]) setUnsaved(each, undefined)
      return { steps: nextSteps() }
    },
  ),
}
