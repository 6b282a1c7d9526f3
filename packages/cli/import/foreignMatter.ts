import { syntaxErrorOf } from '@lintel/engine/content/records.ts'
import { parse as parseToml } from 'smol-toml'
import { isMap, parseDocument } from 'yaml'

function yamlOf(matter: string) {
  const parsed = parsedYaml(matter)
  try {
    JSON.stringify(parsed.fields)
  } catch {
    throw new Error('has front matter in which a value is a part of itself')
  }
  return parsed
}

function parsedYaml(matter: string) {
  try {
    const document = parseDocument(matter, { logLevel: 'error', merge: true, uniqueKeys: false })
    const problem = syntaxErrorOf(document)
    const names = isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : []
    const repeated = [...Map.groupBy(names, (name) => name)].flatMap(([name, all]) =>
      all.length > 1 && name !== '<<' ? [name] : [],
    )
    if (!problem) return { fields: document.toJS(), repeated }
    // The first line of the file is that of the signs above it.
    const line = matter.slice(0, problem.offset).split('\n').length + 1
    throw new Error(`${problem.message} in line ${line}: ${problem.fix}`)
  } catch (error) {
    throw new Error(`has front matter that is no YAML: ${(error as Error).message}`)
  }
}

function jsonOf(matter: string) {
  try {
    return JSON.parse(matter)
  } catch (error) {
    throw new Error(`has front matter that is no JSON: ${(error as Error).message}`)
  }
}

/** In one line, or up to a brace that has a line for itself. */
const jsonMatter = /^\uFEFF?(\{[ \t]*"[^\n]*\}|\{\s*"[\s\S]*?\n\})[ \t]*\r?(?:\n|$)/

/** The front matter of a file, with the names of its fields in lower case, and what follows it. */
export function partsOf(source: string): {
  fields: Record<string, unknown>
  body: string
  repeated?: string[]
} {
  const [jsonWhole = '', json] = jsonMatter.exec(source) ?? []
  if (json) return { fields: inLowerCase(jsonOf(json)), body: source.slice(jsonWhole.length) }
  const [whole = '', mark, matter = ''] =
    /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n((?:[\s\S]*?\r?\n)??)\1[ \t]*(?:\r?\n|$)/.exec(source) ?? []
  const begun = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n[ \t]*\w+[ \t]*[:=]/.exec(source)?.[1]
  if (!mark && begun) throw new Error(`has front matter that does not end: write ${begun} on a line below it`)
  // Dates as they are written, and no types of YAML that run anything.
  const { fields, repeated } = mark === '---' ? yamlOf(matter) : { fields: mark ? parseToml(matter) : {} }
  return { fields: inLowerCase(fields), body: source.slice(whole.length), repeated }
}

const inLowerCase = (fields: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
