/** A file that the build adds beside the pages. */
export interface Output {
  /** Its address without the leading slash, which is its place in `dist/client/` too. */
  path: string
  content: string
}
