import { custom, type GenericSchema, type InferOutput, metadata, pipe } from 'valibot'

/** A kind of record, declared once: what reads and checks it, its form in the desk, its address and its day of change follow. */
export interface Collection<
  Schema extends GenericSchema | undefined = GenericSchema | undefined,
  Named extends Record<string, GenericSchema> = Record<string, GenericSchema>,
> {
  /** What people call one of them: its name follows, or stands at `{name}`. */
  label: string
  /** Its files, from `content/`: "case-studies/*.yaml", or the only one: "cookies.yaml". */
  files: string
  /** What a file holds; left out where there are none but those of `named`. */
  schema?: Schema
  /** What those files hold that code asks for by name, and that must be there. */
  named?: Named
  /** The page that shows a record: "/case-studies/:id", or one page that shows all of them. */
  at?: string
  /** What the only file says where it is missing; left out, it must be there. */
  ifMissing?: Schema extends GenericSchema ? InferOutput<Schema> : never
  /** Whether nothing is filled in: of what tokens are made of, and of addresses. */
  isPlain?: boolean
  /** Fields of other records that name one of these by its id. Of such kinds, one may name those declared before it. */
  namedBy?: readonly string[]
  /** By which they are sorted; left out, by their `place`, else by their ids. */
  orderOf?(record: Schema extends GenericSchema ? InferOutput<Schema> : never): number
}

export const collection = <
  const Schema extends GenericSchema | undefined = undefined,
  // biome-ignore lint/complexity/noBannedTypes: without names, nothing is added to an index of names.
  const Named extends Record<string, GenericSchema> = {},
>(
  declared: Collection<Schema, Named>,
) => declared

/** A record among the others of its kind. */
export type Entry<Words> = Words & {
  /** The name of its file. */
  id: string
  /** The page that shows it. */
  href: string
  /** Its number among the others, and how many there are. */
  sheet: number
  sheets: number
}

/**
 * A field that names a record of another kind by its id; the reader replaces it by that record.
 * @param folder of its files: "people"
 */
export function reference<Record>(folder: string) {
  const message = `write the name of a file in content/${folder}/, without its ending`
  return pipe(
    custom<Record>((value) => typeof value === 'object' && value !== null, message),
    metadata({ folder }),
  )
}
