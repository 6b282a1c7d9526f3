/** An SQL statement with its values, in the shape of D1. */
export interface Statement {
  bind(...values: unknown[]): Statement
  first<Row>(): Promise<Row | null>
  all<Row>(): Promise<{ results: Row[] }>
  run(): Promise<unknown>
}

/** The few D1 calls that the handlers use, so that another SQLite can replace it. */
export interface Database {
  prepare(sql: string): Statement
  /** Runs all statements in one transaction. */
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>
  /** What the owner has to decide about its files, if anything. D1 has none. */
  question?(): string | undefined
}

const maximumAttempts = 4
const firstDelay = 25

/** Errors after which D1's documentation asks for a retry. D1 never retries writes by itself. */
const transient =
  /network connection lost|caused object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue|transport error|internal error|overloaded|database is locked/i

/** Retries work that fails for a transient reason, with growing delays. The work must be idempotent. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maximumAttempts || !transient.test(String(error))) throw error
      const delay = firstDelay * 2 ** attempt * (0.5 + Math.random())
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/**
 * Runs the statements in one transaction and retries transient errors, so they must be idempotent.
 * @returns the rows of the last statement
 */
export async function runBatch<Row>(database: Database, statements: Statement[]): Promise<Row[]> {
  const results = await retryTransient(() => database.batch<Row>(statements))
  return results.at(-1)?.results ?? []
}

/**
 * Prepares a statement with named parameters, such as `:id`, because D1 binds only by number.
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
