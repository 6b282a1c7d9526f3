import type { Database, Statement } from './database.ts'

/**
 * A statement whose parameters have names, such as `:id`: D1 binds by number alone.
 * @throws Error for a name without a value
 */
export function prepareNamed(database: Database, sql: string, values: Record<string, unknown>): Statement {
  const names: string[] = []
  const numbered = sql.replace(/:(\w+)/g, (_, name: string) => {
    if (values[name] === undefined)
      throw new Error(`The statement names :${name}, and no value has that name.`)
    if (!names.includes(name)) names.push(name)
    return `?${names.indexOf(name) + 1}`
  })
  return database.prepare(numbered).bind(...names.map((name) => values[name]))
}
