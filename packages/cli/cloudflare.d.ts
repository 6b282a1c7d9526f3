/** Of the edge's platform, which scripts never run on: they know its channels by name. */
declare module 'cloudflare:email' {
  export class EmailMessage {
    constructor(from: string, to: string, raw: string)
  }
}
