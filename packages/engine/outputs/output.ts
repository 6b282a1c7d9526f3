export type Content = string | Uint8Array

/** A file that the build writes besides the pages. */
export interface Output<Kind extends Content = Content> {
  /** Its address without the leading slash, which is also its path in `dist/client/`. */
  path: string
  content: Kind
}

/** The site's files as outputs see them. A file is made only if its cache key has changed. */
export interface OutputFiles {
  /** Adds a file to the site. */
  put(path: string, key: string, make: () => Content | Promise<Content>): Promise<void>
  /** Adds a file whose content is known, and is used as its cache key. */
  write(file: Output): Promise<void>
  /** Adds files that are made together, under one name. */
  putAll(name: string, key: string, make: () => Output[] | Promise<Output[]>): Promise<void>
  /** Returns the value stored under a name by the last build if the key is the same, or makes it now. */
  remember<Value>(name: string, key: string, make: () => Value): Value
  /** Returns one cache key for several entries of this build, named by path; a page by its document's. */
  keyOf(names: string[]): string
  /** Reads a file that is already part of the site. */
  read(path: string): string
}
