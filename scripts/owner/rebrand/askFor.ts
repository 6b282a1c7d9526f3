import { input } from '@inquirer/prompts'
import type { Literal } from '#scripts/source/settings.ts'
import { fault, isNumber, isOptional, type Others } from './faults.ts'
import { labels } from './labels.ts'
import { readLogo } from './readLogo.ts'

/** The streams of a terminal; without them, those of the process. */
export type Terminal = NonNullable<Parameters<typeof input>[1]>

/**
 * Asks until the answer can be used. An empty one is given where the setting may be left out.
 * @param others what was answered before
 */
export async function askFor(
  setting: string,
  proposed: string,
  others: Others,
  terminal: Terminal,
): Promise<string> {
  const label = labels[setting] ?? setting
  const empty =
    setting === 'logo' ? ' (empty: keep the present one)' : isOptional(setting) ? ' (empty: none)' : ''
  const answer = await input(
    {
      message: label + empty,
      // What may be empty can be deleted; elsewhere the first key replaces what is proposed.
      ...(proposed && { default: proposed, prefill: empty ? 'editable' : 'tab' }),
      validate: (typed) => wrongWith(setting, typed.trim(), others) ?? true,
    },
    terminal,
  )
  return answer.trim()
}

/** The answer as `data/site.ts` keeps it. */
export function literalOf(setting: string, answer: string): Literal {
  return isNumber(setting) ? Number(answer) : answer || null
}

function wrongWith(setting: string, typed: string, others: Others): string | undefined {
  if (setting !== 'logo') return fault(setting, typed, others)
  if (typed === '') return undefined
  try {
    readLogo(typed)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
