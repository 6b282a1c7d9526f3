import { readFileSync } from 'node:fs'
import { recordTexts } from '@lintel/engine/checks/recordTexts.ts'
import { recordIn } from '@lintel/engine/content/records.ts'
import { filesOf, statsOf } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { pageOf, viewToFix } from '../../app/viewToFix.ts'
import { headingsOf } from '../../articles/article.ts'
import { canBeOpened, fieldAtLine } from '../../records/diagnose.ts'
import { renameHeadings } from '../../records/questions.ts'
import { brokenFiles } from '../../server/fallbacks.ts'
import { isWritable } from '../../server/files.ts'
import { nearestName } from '../../server/nearestName.ts'

/** How an owner resolves a diagnostic that blocks publishing. */
type Control =
  | { kind: 'view'; href: string }
  /** The notice above every view, which has all that is not what it should be: to be restored, renamed or taken away. */
  | { kind: 'notice' }
  /** Questions whose heading is gone, and the headings that could replace it; null where their whole page is gone. */
  | { kind: 'questions'; heading: string | null; headings: string[] }
  /** A file whose name cannot be an address, and a name that can. */
  | { kind: 'name'; to: string }
  /** A mail to the developer, as only code can resolve it. */
  | { kind: 'mail'; href: string }

export function controlOf(diagnostic: Diagnostic): Control {
  const { file, line, message, fix } = diagnostic
  const broken = brokenFiles().find((each) => each.file === file || file.startsWith(`${each.file}/`))
  const isInForm = !broken?.lastGood && canBeOpened(file)
  if ((broken && !isInForm) || isMisplacedArticle(diagnostic)) return { kind: 'notice' }
  const [, heading] = /^no page has the heading "(.*)"$/.exec(message) ?? []
  if (heading !== undefined) return { kind: 'questions', heading, headings: headingsOnPagesOf(file, heading) }
  if (message === 'there is no post of this name') return { kind: 'questions', heading: null, headings: [] }
  const href = isOwnFile(file) ? viewToFix(withField(diagnostic)) : null
  if (href) return { kind: 'view', href }
  const to = message.includes('the file name') && nearestName(file)
  if (to) return { kind: 'name', to }
  const location = [file, line].filter(Boolean).join(', line ')
  const letter = `Our site cannot be published:\n\n${location}\n${message}. ${fix}.\n`
  return {
    kind: 'mail',
    href: `mailto:?subject=Our%20site%20cannot%20be%20published&body=${encodeURIComponent(letter)}`,
  }
}

/** What lies where a link leads is no file of the site's. */
const isOwnFile = (file: string) => statsOf(file)?.isFile() === true

const isMisplacedArticle = ({ file, message }: Diagnostic) =>
  /^content\/blog\/[^/]+\.mdx?$/.test(file) &&
  (!isOwnFile(file) || !isWritable(file) || message.includes('the file name'))

/** Adds the field that the line belongs to. */
function withField(diagnostic: Diagnostic): Diagnostic {
  const { file, line, field } = diagnostic
  if (field || !line || !/^content\/.*\.yaml$/.test(file)) return diagnostic
  return { ...diagnostic, field: fieldAtLine(readFileSync(file, 'utf8'), line) }
}

/** The current headings of all pages that the file has questions about this heading for. */
function headingsOnPagesOf(file: string, heading: string): string[] {
  const pages = new Set<string>()
  renameHeadings(file, readFileSync(file, 'utf8'), (page, each) => {
    if (each === heading) pages.add(page)
    return undefined
  })
  const files = filesOf('content/**/*.{yaml,md,mdx}').filter((each) => pages.has(pageOf(each) ?? ''))
  return files.flatMap((each) => {
    const source = readFileSync(each, 'utf8')
    const ofRecord = each.startsWith('content/blog/') ? [] : recordTexts(recordIn(each, source))
    const titles = ofRecord.flatMap(({ name, text }) => (/^(?:title|heading|name)$/.test(name) ? text : []))
    return each.endsWith('.yaml') ? titles : [...titles, ...headingsOf(source)]
  })
}
