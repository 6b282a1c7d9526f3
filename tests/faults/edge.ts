/** A mistake that somebody could make in the edge, and the test file that must fail because of it. */
interface PlantedFault {
  what: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  caughtBy: { project: 'edge' | 'units'; file: string }
}

const caughtByEdge = (file: string) => ({ project: 'edge' as const, file: `tests/functions/${file}` })

export const edgeFaults: PlantedFault[] = [
  {
    what: 'acknowledges an enquiry before it is stored',
    file: 'functions/_enquiries/store.ts',
    find: '  const [stored] = await runBatch<StoredEnquiry>(database, statements)\n  return stored',
    replace:
      '  runBatch(database, statements).catch(() => undefined)\n  return { id, reference, fingerprint, received_at: receivedAt }',
    caughtBy: caughtByEdge('api/storageFails.test.ts'),
  },
  {
    what: 'stores no notification beside the enquiry',
    file: 'functions/_enquiries/store.ts',
    find: '    ...channels.map((channel) => database.prepare(insertNotification).bind(id, channel, receivedAt)),\n',
    replace: '',
    caughtBy: caughtByEdge('outbox/webhook.test.ts'),
  },
  {
    what: 'checks no origin',
    file: 'functions/_http/origin.ts',
    find: 'if (!isOwn && !isFromPages(request, pages))',
    replace: 'if (!isOwn && isOwn)',
    caughtBy: caughtByEdge('api/badInputs.test.ts'),
  },
  {
    what: 'accepts a name of 100 characters',
    file: 'data/rules/contact.ts',
    find: 'name.length >= contactLimits.name.under',
    replace: 'name.length > contactLimits.name.under',
    caughtBy: { project: 'units', file: 'tests/data/rules/contact.test.ts' },
  },
  {
    what: "logs the visitor's address",
    file: 'functions/_enquiries/accept.ts',
    find: '  const channels = ownerChannels(context.env)',
    replace:
      "  console.log('New enquiry from', enquiry.email)\n  const channels = ownerChannels(context.env)",
    caughtBy: caughtByEdge('erasure.test.ts'),
  },
  {
    what: 'keeps what a mail server said about the visitor',
    file: 'functions/_outbox/sendSmtp.ts',
    find: 'throw new Error(reasonOf(error as SmtpError, toOwner))',
    replace: 'throw error ?? reasonOf(error as SmtpError, toOwner)',
    caughtBy: caughtByEdge('erasure.test.ts'),
  },
  {
    what: 'confirms a subscription by an expired token',
    file: 'functions/_newsletter/confirmation.ts',
    find: ' AND token_expires_at > ?3 RETURNING id',
    replace: ' RETURNING id',
    caughtBy: caughtByEdge('newsletterMail.test.ts'),
  },
  {
    what: 'lets a confirmation link work twice',
    file: 'functions/_newsletter/confirmation.ts',
    find: 'SET confirmed_at = ?3, token_hash = NULL, token_expires_at = NULL',
    replace: 'SET confirmed_at = ?3',
    caughtBy: caughtByEdge('newsletterMail.test.ts'),
  },
  {
    what: 'refuses the enquiry while the bot check is down, instead of flagging it',
    file: 'functions/_enquiries/botCheck.ts',
    find: 'if (!verdict) return unavailable',
    replace: 'if (!verdict) throw new HttpError(403, contactMessages.bot)',
    caughtBy: caughtByEdge('botCheck.test.ts'),
  },
  {
    what: 'verifies a used bot token again before it recognizes the retry',
    file: 'functions/_enquiries/accept.ts',
    find: 'const known = isChecked ? await findByToken(env.DATABASE, token) : null',
    replace: 'const known = isChecked && !token ? await findByToken(env.DATABASE, token) : null',
    caughtBy: caughtByEdge('botCheck.test.ts'),
  },
  {
    what: 'gives one enquiry for a token that was used with other content',
    file: 'functions/_enquiries/accept.ts',
    find: 'if (stored.fingerprint !== fingerprint)',
    replace: 'if (stored.fingerprint !== fingerprint && !stored)',
    caughtBy: caughtByEdge('api/contact-secure.test.ts'),
  },
  {
    what: 'reads a streamed body of any size',
    file: 'functions/_http/readBody.ts',
    find: '      if (length + chunk.length > maximumBytes) throw tooLarge()\n',
    replace: '',
    caughtBy: caughtByEdge('api/badInputs.test.ts'),
  },
  {
    what: 'waits for a slow body without end',
    file: 'functions/_http/readBody.ts',
    find: 'Promise.race([readBytes(request.body, maximumBytes), tooSlow])',
    replace:
      'Promise.race([readBytes(request.body, maximumBytes), tooSlow.catch(() => new Promise<never>(() => {}))])',
    caughtBy: caughtByEdge('api/badInputs.test.ts'),
  },
  {
    what: 'does not say when to retry',
    file: 'functions/_http/responses.ts',
    find: '    status,\n    headers,\n  )',
    replace: '    status,\n    headers && {},\n  )',
    caughtBy: caughtByEdge('newsletter.test.ts'),
  },
  {
    what: 'lets a cache keep responses of the API',
    file: 'functions/_http/responses.ts',
    find: "  'Cache-Control': 'no-store',\n",
    replace: '',
    caughtBy: caughtByEdge('worker.test.ts'),
  },
  {
    what: 'sends mail without encryption',
    file: 'functions/_outbox/sendSmtp.ts',
    find: 'requireTLS: !isTls',
    replace: 'requireTLS: false',
    caughtBy: caughtByEdge('outbox/smtp.test.ts'),
  },
  {
    what: 'claims rows that another run delivers',
    file: 'functions/_outbox/outbox.ts',
    find: 'due_at = ?1 + $',
    replace: 'due_at = ?1 + 0 * $',
    caughtBy: caughtByEdge('outbox/outage.test.ts'),
  },
  {
    what: 'delivers dead letters for ever',
    file: 'functions/_outbox/outbox.ts',
    find: "    WHERE state = 'pending' AND due_at <= ?1",
    replace: '    WHERE due_at <= ?1',
    caughtBy: caughtByEdge('outbox/smtp.test.ts'),
  },
  {
    what: 'follows a redirect of the webhook',
    file: 'functions/_outbox/sendWebhook.ts',
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    caughtBy: caughtByEdge('outbox/webhook.test.ts'),
  },
  {
    what: 'delivers nothing in a run that names no trigger',
    file: 'functions/worker.ts',
    find: 'if (cron !== everyMinute) await cleanUp(env.DATABASE)',
    replace: 'if (cron !== everyMinute) return cleanUp(env.DATABASE)',
    caughtBy: caughtByEdge('outbox/webhook.test.ts'),
  },
  {
    what: 'raises no alarm',
    file: 'functions/worker.ts',
    find: '    await raiseAlarms(env)\n',
    replace: '',
    caughtBy: caughtByEdge('outbox/outage.test.ts'),
  },
  {
    what: "erases all but the visitor's address",
    file: 'functions/receipt.ts',
    find: 'name = NULL, email = NULL,',
    replace: 'name = NULL,',
    caughtBy: caughtByEdge('receipt.test.ts'),
  },
  {
    what: 'refuses a plain form whose words were erased before',
    file: 'functions/receipt.ts',
    find: "token = CASE WHEN token LIKE 'form:%' THEN id ELSE token END",
    replace: 'token = token',
    caughtBy: caughtByEdge('receipt.test.ts'),
  },
  {
    what: 'leaves the runtime behind after a signal to the command alone',
    file: 'scripts/wrangler.ts',
    find: '      server.kill()\n      ended.then',
    replace: '      ended.then',
    caughtBy: caughtByEdge('serve.test.ts'),
  },
  {
    what: 'accepts a name that nobody sees',
    file: 'data/rules/contact.ts',
    find: "name.replace(invisible, '').length <",
    replace: 'name.length <',
    caughtBy: { project: 'units', file: 'tests/data/rules/contact.test.ts' },
  },
  {
    what: "shows a visitor's markup on the receipt as it is",
    file: 'functions/receipt.ts',
    find: 'escapeHtml(text)}</dd>',
    replace: 'text}</dd>',
    caughtBy: caughtByEdge('receipt.test.ts'),
  },
  {
    what: 'opens a receipt with any signature',
    file: 'functions/_database/signing.ts',
    find: '.includes(true) ? id : undefined',
    replace: '.length > 0 ? id : undefined',
    caughtBy: caughtByEdge('receipt.test.ts'),
  },
  {
    what: 'keeps unconfirmed addresses',
    file: 'functions/_database/cleanUp.ts',
    find: 'DELETE FROM subscribers WHERE $',
    replace: 'DELETE FROM subscribers WHERE 0 AND $',
    caughtBy: caughtByEdge('erasure.test.ts'),
  },
  {
    what: 'loads the analytics of others on a page with personal data',
    file: 'functions/_site/builtPage.ts',
    find: '    rewriter = rewriter.on(consentParts, { element: (part) => void part.remove() })\n',
    replace: '',
    caughtBy: caughtByEdge('api/contact-secure.test.ts'),
  },
  {
    what: 'counts enquiries of a clock that was ahead',
    file: 'functions/_enquiries/store.ts',
    find: 'const clockSkew = 2000',
    replace: 'const clockSkew = 2_000_000_000',
    caughtBy: caughtByEdge('api/contact-secure.test.ts'),
  },
  {
    what: 'limits each /64 of an IPv6 network by itself alone',
    file: 'functions/_enquiries/client.ts',
    find: 'return own && { ...own, wider }',
    replace: 'return own && { ...own, wider: wider.slice(9) }',
    caughtBy: caughtByEdge('api/contact-secure.test.ts'),
  },
  {
    what: 'counts a visitor who asked not to be',
    file: 'functions/api/views.ts',
    find: "headers.get('Sec-GPC') !== '1' && ",
    replace: '',
    caughtBy: caughtByEdge('api/views.test.ts'),
  },
]
