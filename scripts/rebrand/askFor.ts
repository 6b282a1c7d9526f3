import { input } from '@inquirer/prompts'
import type { Literal } from '#scripts/source/settings.ts'
import { fault, isNumber, isOptional } from './faults.ts'
import { labels } from './labels.ts'
import { readLogo } from './readLogo.ts'
import type { Answers } from './settingsOf.ts'

/** The streams of a terminal; without them, those of the process. */
export type Terminal = NonNullable<Parameters<typeof input>[1]>

/** Asks until the answer can be used. An empty one is given where the setting may be left out. */
export async function askFor(setting: string, proposed: string, terminal: Terminal): Promise<string> {
  const label = labels[setting] ?? setting
  const empty =
    setting === 'logo' ? ' (empty: keep the present one)' : isOptional(setting) ? ' (empty: none)' : ''
  const answer = await input(
    {
      message: label + empty,
      // What may be empty can be deleted; elsewhere the first key replaces what is proposed.
      ...(proposed && { default: proposed, prefill: empty ? 'editable' : 'tab' }),
      validate: (typed) => wrongWith(setting, typed.trim()) ?? true,
    },
    terminal,
  )
  return answer.trim()
}

/** One question for each setting of a group, of which `propose` gives the answer to begin with. */
export async function askForEach(
  group: string,
  settings: object,
  propose: (name: string, now: Literal) => string,
  terminal: Terminal,
): Promise<Answers> {
  const answers: Answers = {}
  for (const [name, now] of Object.entries(settings)) {
    const answer = await askFor(`${group}.${name}`, propose(name, now), terminal)
    answers[name] = isNumber(`${group}.${name}`) ? Number(answer) : answer || null
  }
  return answers
}

function wrongWith(setting: string, typed: string): string | undefined {
  if (setting !== 'logo') return fault(setting, isNumber(setting) && typed ? Number(typed) : typed)
  if (typed === '') return undefined
  try {
    readLogo(typed)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
