import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { minute } from '@lintel/rules/time.ts'
import type { Mail } from '../Message.ts'

/** Before the mail is handed over, giving up costs only another attempt. */
const connectTimeout = 10_000
const greetingTimeout = 30_000
/** Giving up sooner on the reply to a complete mail may send it twice (RFC 5321, 4.5.3.2.6). */
const replyTimeout = 10 * minute

/**
 * Sends a mail by SMTP, always encrypted: TLS from the start for smtps, required STARTTLS for smtp.
 * Certificates are checked.
 * @throws Error whose message contains nothing that a visitor wrote
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

/** The properties that nodemailer adds to an error. */
interface SmtpError extends Error {
  code?: string
  /** The SMTP command that failed; CONN for the connection itself. */
  command?: string
  /** The server's reply, beginning with its status. */
  response?: string
}

/**
 * A server may repeat what it was told, so its message is kept only for commands before it has seen a
 * visitor's data: up to the recipient for the owner's mail, and up to authentication for others. Later, only
 * the status is kept.
 */
function reasonOf({ message, code, command = 'CONN', response }: SmtpError, toOwner: boolean): string {
  const isIrrelevant = /^(?:AUTH|EHLO|HELO|STARTTLS)/.test(command) || (command === 'CONN' && !response)
  if (isIrrelevant || (toOwner && /^(?:MAIL FROM|RCPT TO)$/.test(command))) return message
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0] ?? code ?? 'an error'
  return `The mail server answered ${command} with ${status}.`
}

/**
 * Opens the socket itself, because nodemailer would resolve the name first and the runtime does that on its
 * own.
 */
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

/** @throws URIError for an escape that stands for no character */
export function credentials({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}
