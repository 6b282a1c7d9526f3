import type { Mail } from '#functions/_outbox/sendMail.ts'

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
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
  })
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}

function credentials({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}
