import type { ResponseOf } from '../../app/request.ts'
import { sentence } from '../../app/ui.tsx'

export type LaunchLine = ResponseOf<'launch', 'check'>['diagnostics'][number]

export const severities = {
  must: 'Must be done before the launch',
  should: 'Should be done',
  may: 'Worth a look',
}

/**
 * What only somebody with a terminal or an account can settle, as a text for them: each line with its place and its
 * fix, the most serious first.
 */
export function letterToIT(lines: readonly LaunchLine[]): string {
  const groups = Object.entries(severities).map(([severity, title]) => {
    const these = lines.filter((each) => each.severity === severity)
    return these.length === 0
      ? ''
      : [
          title,
          ...these.map(({ message, fix, place }) => `- ${place}: ${sentence(message)} ${sentence(fix)}`),
        ].join('\n')
  })
  return [
    'These lines stand between our site and its launch, and need a terminal or an account. In the folder of the site, “npm run launch-check” lists them again; docs/deploy.md explains each setting.',
    ...groups.filter(Boolean),
  ].join('\n\n')
}

/** A mail with that text. Mail programs break lines at CR LF alone. */
export const mailOf = (letter: string) =>
  `mailto:?subject=${encodeURIComponent('What our site needs before its launch')}&body=${encodeURIComponent(letter.replaceAll('\n', '\r\n'))}`
