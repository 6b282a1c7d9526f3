/** The few calls of D1 that the handlers use, so that another SQLite can take its place. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

const attempts = 4
const firstPause = 25

/** Failures after which D1's documentation asks for a retry. It never retries writes by itself. */
const transient =
  /network connection lost|caused object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue|transport error|internal error|overloaded|database is locked/i

/** Repeats work that fails for a passing reason. Only for work that may run twice. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !transient.test(String(error))) throw error
      const pause = firstPause * 2 ** attempt * (0.5 + Math.random())
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}

/** One transaction. The last statement reads back what is then true. */
export async function runBatch<Row>(database: Database, statements: D1PreparedStatement[]): Promise<Row[]> {
  const results = await database.batch<Row>(statements)
  return results.at(-1)?.results ?? []
}
