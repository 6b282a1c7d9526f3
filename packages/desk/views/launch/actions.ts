import { readFileSync } from 'node:fs'
import { readSecrets } from '@lintel/cli/deploy/readSecrets.ts'
import { checkLaunch, type LaunchDiagnostic } from '@lintel/cli/launch/checkLaunch.ts'
import { readCheckout } from '@lintel/cli/launch/readCheckout.ts'
import { isFile } from '@lintel/engine/content/sources.ts'
import * as v from 'valibot'
import { viewToFix } from '../../app/viewToFix.ts'
import { nameOfField } from '../../records/fieldNames.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { action } from '../../server/action.ts'

export const actions = {
  /**
   * How much must be done by the owner. It is asked after every save, so texts and built pages are not read for it.
   */
  waiting: action(
    v.object({}),
    () =>
      checkLaunch(readCheckout([], { isQuick: true })).filter(
        (each) => each.severity === 'must' && viewToFix(each),
      ).length,
  ),
  /** @param account also asks the live site for its secrets, which takes seconds */
  check: action(v.object({ account: v.boolean() }), ({ account }) => {
    const { secrets, diagnostics } = account ? readSecrets() : { secrets: [], diagnostics: [] }
    return { diagnostics: checkLaunch(readCheckout(secrets)).map(inWords), account: diagnostics }
  }),
}

/** Names the field and the file of a line that the desk can settle, as its forms do. */
export function inWords(line: LaunchDiagnostic) {
  const { file, field = '', message } = line
  if (!viewToFix(line)) return { ...line, place: [file, line.line].filter(Boolean).join(', line ') }
  const nameOf = (key: string) => nameOfField(file, key.split('.'))
  // The message begins with its field, or with several.
  const keys = /^[\w.]+(?:, [\w.]+)* (?=is |not )/.exec(message)?.[0] ?? ''
  const isNamed = field !== '' && keys.split(/[, ]+/).includes(field)
  return {
    ...line,
    message: isNamed
      ? `${keys.trim().split(', ').map(nameOf).join('; ')} ${message.slice(keys.length)}`
      : message,
    place: nameOfFile(file, isFile(file) ? readFileSync(file, 'utf8') : undefined),
  }
}
