export type Content = string | Uint8Array

/** A file that the build adds beside the pages. */
export interface Output<Kind extends Content = Content> {
  /** Its address without the leading slash, which is its place in `dist/client/` too. */
  path: string
  content: Kind
}

/** The site's files as the outputs see them: each is made only where its cache key has changed. */
export interface OutputFiles {
  /** Makes a file part of the site. */
  put(path: string, key: string, make: () => Content | Promise<Content>): Promise<void>
  /** The same for one whose content is known, which is its key too. */
  write(file: Output): Promise<void>
  /** The same for files that are made together, under a name of them all. */
  putAll(name: string, key: string, make: () => Output[] | Promise<Output[]>): Promise<void>
  /** What the last build has found out under a name, if it was made of the same; else what is made now. */
  remember<Value>(name: string, key: string, make: () => Value): Value
  /** One cache key for everything that stands under these names in this build: paths of files, of a page that of its document. */
  keyOf(names: string[]): string
  /** The text of a file that is part of the site already. */
  read(path: string): string
}
