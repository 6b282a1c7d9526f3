import { existsSync, globSync, readFileSync } from 'node:fs'
import { regions } from '@lintel/engine/checks/calendarOf.ts'
import { withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import { applyChange, type Change, type Path } from '@lintel/engine/content/change.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import {
  type CollectionName,
  collections,
  everyCollection,
  schemaOf,
} from '@lintel/engine/content/collections.ts'
import { yamlForm } from '@lintel/engine/content/editYaml.ts'
import { isHidden } from '@lintel/engine/content/hiddenBlocks.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import { recordIn } from '@lintel/engine/content/records.ts'
import { filesOf, setUnsaved } from '@lintel/engine/content/sources.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { references } from '@lintel/engine/content/tokens.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import { lineAt } from '@lintel/rules/diagnostic.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { pageOf } from '../../app/viewToFix.ts'
import { storePicture, storePortrait } from '../../articles/pictures.ts'
import { applyChanges, withTypography } from '../../records/applyChanges.ts'
import { createBlankPage, createBlankRecord } from '../../records/blank.ts'
import { changeSchema, pathSchema, valueSchema } from '../../records/changeSchema.ts'
import { diagnose } from '../../records/diagnose.ts'
import { nameOfField } from '../../records/fieldNames.ts'
import { type Field, fieldOf } from '../../records/fields.ts'
import { isRemovable, kinds } from '../../records/kinds.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { nameOfKind, plural } from '../../records/names.ts'
import { linkTargets, pageList } from '../../records/pageList.ts'
import { renameChangedHeadings } from '../../records/questions.ts'
import { countsOf } from '../../records/references.ts'
import { tokenNames } from '../../records/tokenNames.ts'
import { action, DeskError } from '../../server/action.ts'
import { brokenFiles } from '../../server/fallbacks.ts'
import { readText, readTextIfAny, requireVersion } from '../../server/files.ts'
import { nextSteps, save, undoOrRedo } from '../../server/history.ts'
import { stripMarks } from '../../server/marks.ts'
import { describeConflict } from '../../versions/describeConflict.ts'
import { changesBetween } from '../../versions/merge/changesBetween.ts'
import type { Conflict } from '../../versions/merge/conflicts.ts'
import { mergeIfClear } from '../../versions/merge/mergeTexts.ts'
import { mergeValues } from '../../versions/merge/mergeValues.ts'
import { orderedLists, reorder } from './order.ts'
import { removal } from './removal.ts'

const kind = v.picklist(kinds.map(({ name }): string => name))

const newName = 'a-new-one'

export const actions = {
  list: action(v.object({}), async () => ({ pages: await pageList(), kinds, steps: nextSteps() })),

  open: action(v.object({ file: v.string() }), ({ file }) => openRecord(file)),

  /** The record, if others have written it since; the drafts of other windows stay in the preview. */
  openNewer: action(v.object({ file: v.string(), version: v.string() }), ({ file, version }) =>
    readText(file).version === version ? null : readRecord(file),
  ),

  /**
   * Merges a window's changes with the current file, by field.
   * @param base the record that the changes were made to
   * @param choices the chosen side of each conflict, by field
   * @returns the current record, the changes to apply to it, and the conflicts that block them
   */
  merge: action(
    v.object({
      file: v.string(),
      base: valueSchema,
      changes: v.array(changeSchema),
      choices: v.record(v.string(), v.picklist(['mine', 'theirs'])),
    }),
    async ({ file, base, changes, choices }) => {
      const now = readRecord(file)
      const mine = withTypography(file, changes).reduce(applyChange, base)
      const conflicts: Conflict[] = []
      const merged = mergeValues({ base, mine, theirs: now.record }, [], (conflict) => {
        const id = conflict.path.join('.')
        const take = ownValue(choices, id)
        if (!take) conflicts.push({ id, file, ...conflict })
        return { take: take ?? 'mine' }
      })
      // Until they are settled, the page shows what this window has.
      if (conflicts.length === 0) setUnsaved(file, undefined)
      return {
        opened: now,
        changes: changesBetween(now.record, merged),
        conflicts: await Promise.all(conflicts.map(describeConflict)),
      }
    },
  ),

  /** The pages and articles that a text may link to. */
  targets: action(v.object({}), () => linkTargets()),

  /** The names of files for people. */
  names: action(v.object({ files: v.array(v.string()) }), ({ files }) =>
    files.map((file) => nameOfFile(file, readTextIfAny(file))),
  ),

  /** The blocks of a page, hidden ones too, in their order. */
  blocks: action(v.object({ file: v.string() }), ({ file }) => {
    const { blocks = [] } = parseRecordText(file, readText(file).text) as {
      blocks?: Record<string, unknown>[]
    }
    return blocks.map((each) => ({
      name: String(each.block),
      title: String(each.title ?? ''),
      isHidden: isHidden(each),
    }))
  }),

  /**
   * Previews changes to a record, and writes them if asked to. Changes that would break this record, or another that
   * takes words from it, are rejected.
   */
  change: action(
    v.object({
      file: v.string(),
      version: v.string(),
      changes: v.array(changeSchema),
      write: v.boolean(),
    }),
    ({ file, version, changes, write }) => {
      const { text: before, version: now } = readText(file)
      // A retry, if the response to the first attempt was lost.
      const isRetry = write && now !== version && isAlreadyWritten(file, before, changes)
      if (!isRetry) requireVersion(file, version)
      parseRecordText(file, before)
      const { text, rejected, diagnostics } = applyChanges(file, before, withTypography(file, changes))
      const problems = diagnostics.length > 0 ? diagnostics : diagnose(file, text)
      const isShown = rejected.length < changes.length || changes.length === 0
      if (isShown) setUnsaved(file, write ? undefined : text)
      const hasChanged = write && text !== before
      const { path } = changes.at(-1) ?? {}
      const newVersion = hasChanged
        ? save(file, text, version, aboutOf(file, path, text), path?.join('.'))
        : now
      if (hasChanged) renameChangedHeadings(file, parseRecordText(file, before), parseRecordText(file, text))
      return {
        version: newVersion,
        isWritten: write,
        isShown,
        rejected,
        diagnostics: problems,
        steps: nextSteps(),
      }
    },
  ),

  /**
   * Undoes or redoes a save.
   * @param about what the button named; where another save comes first by now, nothing is done
   * @returns the file that it has removed, if any
   */
  step: action(v.object({ direction: v.picklist(['undo', 'redo']), about: v.string() }), (input) => {
    const { direction, about } = input
    const next = nextSteps()
    if (next[direction] !== null && next[direction] !== about)
      return { steps: next, isTaken: false, removed: null }
    const step = undoOrRedo(direction, mergeIfClear)
    if (!step) return { steps: nextSteps(), isTaken: true, removed: null }
    const { file, from, to } = step
    setUnsaved(file, undefined)
    if (from && to && /\.yaml$/.test(file))
      renameChangedHeadings(file, parseRecordText(file, from), parseRecordText(file, to))
    return { steps: nextSteps(), isTaken: true, removed: existsSync(file) ? null : file }
  }),

  /** The lists of the site that show the records of a kind. */
  order: action(v.object({ kind }), ({ kind }) => ({
    name: plural(nameOfKind(collections[kind as CollectionName].label).toLowerCase()),
    lists: orderedLists(kind as CollectionName),
  })),

  reorder: action(
    v.object({ kind, path: pathSchema, files: v.array(v.string()) }),
    ({ kind, path, files }) => {
      reorder(kind as CollectionName, path, files)
      return { steps: nextSteps() }
    },
  ),

  blank: action(v.object({ kind }), ({ kind }) => {
    const field = formFieldOf(fileIn(kind, newName))
    const page = pageOf(fileIn(kind, newName))
    return {
      field,
      record:
        kind === 'pages'
          ? createBlankPage(field)
          : createBlankRecord(field, getCollection(kind as Parameters<typeof getCollection>[0])),
      label: nameOfKind(collections[kind as CollectionName].label),
      /** What stands before its name in its address; null where it has no page to itself. */
      address: page?.endsWith(`/${newName}`) ? page.slice(0, -newName.length) : null,
      ...listReferences(),
    }
  }),

  create: action(
    v.object({
      kind,
      name: v.string(),
      record: v.record(v.string(), valueSchema),
    }),
    ({ kind, name, record }) => {
      const file = fileIn(kind, slugOf(name))
      const count = filesOf(`content/${collections[kind as CollectionName].files}`).length
      const text = stringify(withTypographicTexts(file, record), yamlForm)
      const diagnostics = diagnose(file, text)
      if (slugOf(name) === '')
        diagnostics.push({
          file,
          field: '',
          message: 'it has no name yet',
          fix: 'write it in Latin letters or digits',
        })
      if (existsSync(file))
        diagnostics.push({ file, field: '', message: 'there is such a file', fix: 'choose another name' })
      if (diagnostics.length > 0) return { file, diagnostics, path: null, counts: [], steps: nextSteps() }
      save(file, text, null, `new: ${nameOfFile(file, record)}`)
      const counts = countsOf(collections[kind as CollectionName].label, count)
      return { file, diagnostics, path: pageOf(file), counts, steps: nextSteps() }
    },
  ),

  /** @returns the address of the picture */
  addPicture: action(
    v.object({ folder: v.picklist(['people', 'images']), name: v.string(), base64: v.string() }),
    async ({ folder, name, base64 }) => {
      const bytes = Buffer.from(base64, 'base64')
      const isPortrait = folder === 'people'
      return { address: await (isPortrait ? storePortrait(folder, name, bytes) : storePicture(name, bytes)) }
    },
  ),

  ...removal,

  /** Finds words in the code that belong to no record. */
  origin: action(v.object({ words: v.string() }), ({ words }) => {
    const excerpt = words.trim().slice(0, 60)
    const files = excerpt
      ? globSync([
          '{data,components,pages,renderer}/**/*.{ts,tsx}',
          `${engineFile('@lintel/rules')}/**/*.{ts,js}`,
          `${engineFile('@lintel/kit')}/**/*.{ts,tsx,js}`,
        ])
      : []
    for (const file of files) {
      const source = readFileSync(file, 'utf8')
      if (source.includes(excerpt)) return { file, line: lineAt(source, source.indexOf(excerpt)) }
    }
    return { file: null, line: 0 }
  }),
}

function openRecord(file: string) {
  // The draft of an earlier window is previewed again by this one.
  setUnsaved(file, undefined)
  return readRecord(file)
}

function readRecord(file: string) {
  const { text, version } = readText(file)
  return {
    version,
    field: formFieldOf(file),
    record: parseRecordText(file, text),
    diagnostics: diagnose(file, text),
    isRemovable: isRemovable(file),
    steps: nextSteps(),
    ...listReferences(),
  }
}

/** @throws DeskError where the record cannot be parsed */
/** What "Undo" takes back: "Home: Hero, lead". */
function aboutOf(file: string, path: Path | undefined, text: string): string {
  const record = parseRecordText(file, text)
  return [nameOfFile(file, record), path && nameOfField(file, path, record)].filter(Boolean).join(': ')
}

function parseRecordText(file: string, text: string): unknown {
  const document = parseDocument(recordIn(file, text))
  const isBrand = file === siteFile && brokenFiles().some((each) => each.file === file)
  const record = document.errors.length > 0 || isBrand ? null : document.toJS()
  if (typeof record === 'object' && record !== null) return record
  throw new DeskError({
    file,
    message: 'this text cannot be read as it is written now',
    fix: 'bring its last good version back, above',
  })
}

function isAlreadyWritten(file: string, text: string, changes: Change[]): boolean {
  const changed = applyChanges(file, text, withTypography(file, changes))
  return changed.rejected.length === 0 && changed.text === text
}

const fileIn = (kind: string, id: string) =>
  `content/${pathOf(collections[kind as CollectionName].files, id)}`

function formFieldOf(file: string) {
  const schema = schemaOf(file.replace('content/', ''))
  if (!schema) throw new DeskError({ file, message: 'nothing reads this file', fix: 'choose another' }, 404)
  const field = fieldOf(schema)
  if (file === siteFile && field.kind === 'group' && field.fields.region) {
    choose(field.fields.region, regions())
    const { responseTime } = field.fields
    if (responseTime?.kind === 'group' && responseTime.fields.timeZone)
      choose(responseTime.fields.timeZone, timeZones())
  }
  return field
}

/** @param labels of the options, by their values */
const choose = (field: Field, labels: Record<string, string>) =>
  Object.assign(field, {
    kind: 'choice',
    hint: '',
    options: Object.keys(labels).sort((one, other) => labels[one]?.localeCompare(labels[other] ?? '') ?? 0),
    labels,
  })

/** The brand may have an older name of a zone, which is as good as the newer one. */
const timeZones = () =>
  Object.fromEntries(
    [...new Set([...Intl.supportedValuesOf('timeZone'), site.responseTime.timeZone])]
      .sort()
      .map((zone) => [zone, zone.replaceAll('_', ' ')]),
  )

function choiceOf({ id, ...record }: { id: string; title?: string; name?: string | null; role?: string }) {
  return { id, label: stripMarks(record.title ?? record.name ?? record.role ?? id) }
}

function listReferences() {
  return {
    tokens: references.tokens,
    /** What they stand for. */
    tokenNames: tokenNames(),
    claims: Object.entries(claims).map(([id, { figure, text }]) => ({ id, label: `${figure} ${text}` })),
    /** By folder. */
    records: Object.fromEntries(
      everyCollection.flatMap(({ name, files, namedBy }) =>
        namedBy ? [[files.replace(/\/.*/, ''), getCollection(name).map(choiceOf)]] : [],
      ),
    ),
  }
}
