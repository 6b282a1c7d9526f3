import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { labelOf, promptSettings, useNearest } from '@lintel/cli/rebrand/promptSettings.ts'
import type { Answers } from '@lintel/cli/rebrand/settingsOf.ts'
import { site } from '@site/data/site.ts'

const clearLine = '\x15'
const enter = '\r'
/** Settings, each of which is asked for or may be. */
export const questions = Object.entries(site).flatMap(([setting, value]) =>
  typeof value === 'object' && value !== null && !['logo', 'accent'].includes(setting)
    ? Object.keys(value).map((name) => `${setting}.${name}`)
    : [setting],
)
const labels = [...questions.map(labelOf), useNearest, 'Use third parties']

/** What somebody types at a question: one try after the other, each after the refusal of the one before. */
export type Inputs = Record<string, string[]>

/**
 * Answers the questions of a rebranding at a terminal made of streams: each once it stands on the screen, and by the
 * Enter key alone where nothing is typed.
 */
export async function promptWith(inputs: Inputs): Promise<{ answers: Answers; refusals: string[] }> {
  const input = new PassThrough()
  const output = new PassThrough()
  // A terminal stays open when a prompt is done with it.
  output.end = () => output
  const refusals: string[] = []
  // A prompt listens once it stands on the screen.
  const type = (keys: string) => setImmediate(() => input.write(keys))
  let current: string | undefined
  let tries: string[] = []
  output.on('data', (bytes) => {
    const screen = stripVTControlCharacters(String(bytes))
    const question = labels.find((label) => screen.includes(`? ${label}`))
    if (question && question !== current) {
      current = question
      tries = [...(inputs[question] ?? [''])]
      // What was set before stands there already, where it may be deleted.
      type((inputs[question] ? clearLine : '') + tries[0] + enter)
    }
    const [line = '', refusal] = screen.split('\n> ')
    // Long lines are broken.
    if (refusal && tries.length > 1 && line.replaceAll('\n', '').endsWith(tries[0] ?? '')) {
      tries.shift()
      refusals.push(refusal.trim())
      type(clearLine + tries[0] + enter)
    }
  })
  return { answers: await promptSettings({ input, output }), refusals }
}
