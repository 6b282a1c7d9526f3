import { custom, type GenericSchema, type InferOutput, metadata, pipe } from 'valibot'

/**
 * Declares a collection of records. Reading, validation, the form in the desk, addresses and days of change
 * follow from it.
 */
export interface Collection<
  Schema extends GenericSchema | undefined = GenericSchema | undefined,
  Named extends Record<string, GenericSchema> = Record<string, GenericSchema>,
> {
  /** The label of one record in the desk, followed by its name, or with its name in place of `{name}`. */
  label: string
  /** Its files, relative to `content/`: "case-studies/*.yaml", or a single one: "cookies.yaml". */
  files: string
  /** The schema of its files. Omitted if there are none but those in `named`. */
  schema?: Schema
  /** The schemas of files that code requests by name and that must exist. */
  named?: Named
  /** The page that shows a record: "/case-studies/:id", or one page for all records. */
  at?: string
  /** The value of a single file that does not exist. Without it, the file is required. */
  ifMissing?: Schema extends GenericSchema ? InferOutput<Schema> : never
  /** Whether tokens stay as they are. For records that tokens are made from, and for addresses. */
  isPlain?: boolean
  /**
   * Fields of other records that refer to a record by its id. A collection with such fields may itself refer
   * only to those declared before it.
   */
  namedBy?: readonly string[]
  /** Returns the sort key. Without it, records are sorted by `place`, or else by id. */
  orderOf?(record: Schema extends GenericSchema ? InferOutput<Schema> : never): number
}

export const collection = <
  const Schema extends GenericSchema | undefined = undefined,
  // biome-ignore lint/complexity/noBannedTypes: an empty default adds no keys.
  const Named extends Record<string, GenericSchema> = {},
>(
  declared: Collection<Schema, Named>,
) => declared

/** A record with its place in its collection. */
export type Entry<Words> = Words & {
  /** The name of its file, without the extension. */
  id: string
  /** The page that shows it. */
  href: string
  /** Its number in the collection, and the size of the collection. */
  sheet: number
  sheets: number
}

/**
 * A field that refers to a record of another collection by its id. The reader replaces the id with the
 * record.
 * @param folder the folder of its files: "people"
 */
export function reference<Record>(folder: string) {
  const message = `write the name of a file in content/${folder}/, without its ending`
  return pipe(
    custom<Record>((value) => typeof value === 'object' && value !== null, message),
    metadata({ folder }),
  )
}
