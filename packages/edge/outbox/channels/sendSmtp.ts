import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { minute } from '@lintel/rules/time.ts'
import type { Mail } from '../Message.ts'

/** Until the mail is handed over, giving up costs nothing but another attempt. */
const connectTimeout = 10_000
const greetingTimeout = 30_000
/** RFC 5321, 4.5.3.2.6: who gives up earlier on the reply to a whole mail may send it twice. */
const replyTimeout = 10 * minute

/**
 * Always encrypted: TLS from the start on smtps, STARTTLS or nothing on smtp. Certificates are checked.
 * @throws Error whose message holds nothing of what a visitor wrote
 */
export async function sendSmtp(address: string, mail: Mail, toOwner: boolean): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const server = new URL(address)
  const isTls = server.protocol === 'smtps:'
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (isTls ? 465 : 587)),
    secure: isTls,
    requireTLS: !isTls,
    ...(server.username && { auth: credentials(server) }),
    greetingTimeout,
    socketTimeout: replyTimeout,
    getSocket: (options, done) => {
      openSocket(options.host ?? '', Number(options.port), isTls).then(
        (connection) => done(null, { connection, secured: isTls }),
        (error: Error) => done(error, false),
      )
    },
  })
  try {
    await transport.sendMail(mail)
  } catch (error) {
    throw new Error(reasonOf(error as SmtpError, toOwner))
  } finally {
    transport.close()
  }
}

/** What nodemailer adds to an error. */
interface SmtpError extends Error {
  code?: string
  /** What the server was asked; CONN for the connection itself. */
  command?: string
  /** The server's own words, with their status first. */
  response?: string
}

/**
 * A server's words may repeat what it was told, so they are kept only where it had not yet seen a visitor's: up to
 * the receiver of the owner's mail, and up to signing in for others. Of what comes later the status is kept.
 */
function reasonOf({ message, code, command = 'CONN', response }: SmtpError, toOwner: boolean): string {
  const isIrrelevant = /^(?:AUTH|EHLO|HELO|STARTTLS)/.test(command) || (command === 'CONN' && !response)
  if (isIrrelevant || (toOwner && /^(?:MAIL FROM|RCPT TO)$/.test(command))) return message
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0] ?? code ?? 'an error'
  return `The mail server answered ${command} with ${status}.`
}

/** Opened here, because the runtime resolves names itself and nodemailer would ask for addresses first. */
async function openSocket(host: string, port: number, isTls: boolean): Promise<Socket> {
  const socket = isTls ? connectTls({ host, port, servername: host }) : connectPlain({ host, port })
  const signal = AbortSignal.timeout(connectTimeout)
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal })
    return socket
  } catch (error) {
    socket.destroy()
    throw signal.aborted ? new Error('The mail server does not answer.') : error
  }
}

function credentials({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}
