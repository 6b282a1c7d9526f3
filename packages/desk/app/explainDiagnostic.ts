import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { collectionOf } from '../records/nameOfFile.ts'
import { nameOfKind } from '../records/names.ts'

type Words = Pick<Diagnostic, 'message' | 'fix'>

interface Explanation extends Words {
  link?: { label: string; href: string }
}

const claims = { label: 'Go to Claims', href: '/claims' }
const brand = { label: 'Go to Brand', href: '/brand' }

/** Rewords messages of the checks, which are written for developers. The first match counts. */
const explanations: [
  pattern: RegExp,
  words: (match: RegExpExecArray, fix: string) => Partial<Explanation>,
][] = [
  [
    /^the figure ".*" has no source$/,
    (_, fix) => {
      const [token] = /\{\{claim\.(?!yourRecord)[^}]+\}\}/.exec(fix) ?? []
      const link = fix.startsWith('link to') ? 'link to its source in the same paragraph, ' : ''
      const use = link
        ? 'put it in by “Claim” in the toolbar'
        : 'paste here what its button “Copy its figure” copies'
      const id = token?.split(/[.}]/)[1]
      if (id)
        return {
          fix: `${link}it is the claim ${id}: ${use}, or say it without the figure`,
          link: { label: `Go to ${id}`, href: `/claims/${id}` },
        }
      return {
        fix: `${link}make it a claim (Claims › New claim) and ${use}, or say it without the figure`,
        link: claims,
      }
    },
  ],
  [
    /^there is no claim "(.*)"$/,
    () => ({ fix: 'make it a claim (Claims › New claim), or say this without it', link: claims }),
  ],
  [
    /^(\{\{.*\}\}) is not set in content\/site\.yaml$/,
    ([, token]) => ({
      message: `${token} stands for something that is not set`,
      fix: 'set it in Brand, or say this without it',
      link: brand,
    }),
  ],
  [
    /has an unknown token: (\{\{.*\}\})$/,
    ([, token]) => ({
      message: `nothing stands for ${token}`,
      fix: 'write plain words instead, or put a claim in by “Claim” in the toolbar',
    }),
  ],
  [
    /has an unknown token$/,
    (_, fix) =>
      fix.startsWith('leave out')
        ? { message: 'this field takes no {{…}}', fix: 'leave out {{ and }}' }
        : { message: 'nothing stands for the words between {{ and }}', fix: 'write plain words instead' },
  ],
  [
    /^there is no token \{\{.*\}\}$/,
    () => ({ fix: 'write plain words instead, or put a claim in by “Claim” in the toolbar' }),
  ],
  // The form puts the quotes, and has the day as a field of its own.
  [/^(?:title|date) is missing$/, () => ({ fix: 'write it' })],
  [
    /^the HTML .* is not shown$/,
    () => ({ fix: 'take it out: “Bold”, “Italic” and the other buttons over the text do what it does' }),
  ],
  [
    /^there is a first-level heading besides the title$/,
    () => ({ fix: 'make it a heading below the title, by “Heading” over the text' }),
  ],
]

/** Rewords a diagnostic in terms of the desk, and links to the view that fixes it. Others stay unchanged. */
export function explainDiagnostic({ message, fix }: Words): Explanation {
  for (const [pattern, words] of explanations) {
    const match = pattern.exec(message)
    if (match) return { message, fix, ...words(match, fix) }
  }
  return { message, fix: explainFix(fix) }
}

/** Rewords what speaks of files and commands. The desk shows the field itself. */
function explainFix(fix: string): string {
  const folder = /^write the name of a file in content\/([\w-]+)\/, without its ending/.exec(fix)?.[1]
  if (folder) {
    const kind = nameOfKind(collectionOf(`content/${folder}/any.yaml`)?.label).toLowerCase()
    return `choose a ${kind || 'record'}`
  }
  if (fix === 'npm run rebrand') return 'write your own, in Brand'
  return fix
    .replace(/^(write it), or remove the line .*$/, '$1')
    .replace(/^write the id of a claim in content\/claims\.yaml(?=,)/, 'choose a claim')
    .replace(
      /^write the name of a file in content\/people\/, or a name as text(, .* team): .*$/,
      'write a name$1',
    )
    .replace(/^write the name of a file in content\/blog\/images\/: .*$/, 'choose a picture')
    .replace(/^put an image at content\/blog\/\S+(?=,)/, 'put it in again')
    .replace(/^save content\/blog\/\S+ again/, 'save it again')
    .replace(/^edit content\/claims\.yaml: \w+, with your own/, 'write your own')
    .replace(/^edit content\/site\.yaml: [\w.]+(?=, (?:or|unless) |$)/, 'write it, in Brand')
    .replace(/^origin: /, 'write ')
    .replace(/then set confirmed to the day$/, 'then write the day in “Confirmed”')
    .replace(/^edit content\/pages\/pricing\.yaml: /, 'write ')
    .replace(/^edit content\/\S+: /, '')
}
