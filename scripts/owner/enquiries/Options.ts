/** What may follow a command on the command line. */
export interface Options {
  all?: boolean
  format?: string
  channel?: string
  'older-than'?: string
}
