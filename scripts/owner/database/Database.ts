export type Value = string | number | null
export type Row = Record<string, Value>

/** The owner's database, local or remote: one statement in, its rows out. */
export type Database = (sql: string, ...values: Value[]) => Promise<Row[]>
