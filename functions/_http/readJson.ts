import { Refusal } from '#functions/_http/Refusal.ts'

const maximumDepth = 4

/** A JSON value that nests no deeper than any honest request does. */
export function readJson(text: string): unknown {
  const value = parse(text)
  if (!fits(value, maximumDepth)) throw new Refusal(400, 'The request is nested too deeply.')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.')
  }
}

function fits(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => fits(part, levels - 1))
}
