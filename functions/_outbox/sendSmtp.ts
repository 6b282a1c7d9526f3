import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Mail } from '#functions/_outbox/toMail.ts'

const timeLimit = 10_000

/** Always encrypted: TLS from the start on smtps, STARTTLS or nothing on smtp. Certificates are checked. */
export async function sendSmtp(address: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const server = new URL(address)
  const isTls = server.protocol === 'smtps:'
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (isTls ? 465 : 587)),
    secure: isTls,
    requireTLS: !isTls,
    ...(server.username && { auth: credentials(server) }),
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    getSocket: (options, done) => {
      openSocket(options.host ?? '', Number(options.port), isTls).then(
        (connection) => done(null, { connection, secured: isTls }),
        (error: Error) => done(error, false),
      )
    },
  })
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}

/** Opened here, because the runtime resolves names itself and nodemailer would ask for addresses first. */
function openSocket(host: string, port: number, isTls: boolean): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = isTls ? connectTls({ host, port, servername: host }) : connectPlain({ host, port })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    const timer = setTimeout(() => fail(new Error('The mail server does not answer.')), timeLimit)
    socket.once('error', fail)
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      socket.off('error', fail)
      resolve(socket)
    })
  })
}

function credentials({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}
