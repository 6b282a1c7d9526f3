import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

export interface MailServer {
  received: ReceivedMail[]
  /** Ends every connection at once, without a word. */
  hangUp: () => void
  close: () => Promise<void>
}

const tls = 'tests/functions/fixtures/tls'

export interface MailServerOptions extends SMTPServerOptions {
  certificate?: 'server' | 'untrusted'
}

/** A real mail peer with STARTTLS and its own authority. Options change how it behaves. */
export async function startMailServer(port: number, options: MailServerOptions = {}): Promise<MailServer> {
  const { certificate = 'server', ...behavior } = options
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    key: readFileSync(`${tls}/${certificate}.key`),
    cert: readFileSync(`${tls}/${certificate}.pem`),
    authOptional: true,
    disableReverseLookup: true,
    onAuth: (auth, _, done) =>
      done(auth.password === 'p@ss:word' ? null : new Error('wrong password'), { user: 'u' }),
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: await text(stream),
      })
      done()
    },
    ...behavior,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    received,
    hangUp: () => {
      for (const connection of server.connections) connection.close()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
