export type Content = string | Uint8Array

/** A file that the build adds beside the pages. */
export interface Output<Kind extends Content = Content> {
  /** Its address without the leading slash, which is its place in `dist/client/` too. */
  path: string
  content: Kind
}
