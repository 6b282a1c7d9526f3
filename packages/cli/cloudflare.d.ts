/**
 * Declares a module of the edge's platform. Scripts never run there, but they import names of its channels.
 */
declare module 'cloudflare:email' {
  export class EmailMessage {
    constructor(from: string, to: string, raw: string)
  }
}
