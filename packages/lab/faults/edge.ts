import { planted } from './planted.ts'

export const edgeFaults = [
  ...planted('packages/edge/enquiries/store.ts', 'tests/functions/api/storageFails.test.ts', [
    [
      'acknowledges an enquiry before it is stored',
      '  const [stored] = await runBatch<StoredEnquiry>(database, statements)\n  return stored',
      '  runBatch(database, statements).catch(() => undefined)\n  return { id, reference, fingerprint, received_at: receivedAt }',
    ],
  ]),
  ...planted('packages/edge/enquiries/store.ts', 'tests/functions/outbox/webhook.test.ts', [
    [
      'stores no notification beside the enquiry',
      '    ...channels.map((channel) =>\n',
      '    ...channels.slice(9).map((channel) =>\n',
    ],
  ]),
  ...planted('packages/edge/http/origin.ts', 'tests/functions/api/badInputs.test.ts', [
    ['checks no origin', 'if (!isOwn && !isFromPages(request, pages))', 'if (!isOwn && isOwn)'],
  ]),
  ...planted('packages/rules/contact.ts', 'tests/data/rules/contact.test.ts', [
    [
      'accepts a name of 100 characters',
      'name.length >= fields.name.under',
      'name.length > fields.name.under',
    ],
    ['accepts a name that nobody sees', "name.replace(invisible, '').length <", 'name.length <'],
  ]),
  ...planted('packages/edge/enquiries/accept.ts', 'tests/functions/erasure.test.ts', [
    [
      "logs the visitor's address",
      '  const channels = ownerChannels(context.env)',
      "  console.log('New enquiry from', enquiry.email)\n  const channels = ownerChannels(context.env)",
    ],
  ]),
  ...planted('packages/edge/outbox/channels/sendSmtp.ts', 'tests/functions/erasure.test.ts', [
    [
      'keeps what a mail server said about the visitor',
      'throw new Error(reasonOf(error as SmtpError, toOwner))',
      'throw error ?? reasonOf(error as SmtpError, toOwner)',
    ],
  ]),
  ...planted('packages/edge/newsletter/confirmation.ts', 'tests/functions/newsletterMail.test.ts', [
    [
      'confirms a subscription by an expired token',
      ' AND (confirmed_at IS NOT NULL OR token_expires_at > ?3) RETURNING id',
      ' RETURNING id',
    ],
    [
      'dates a confirmation anew when its link is pressed again',
      'SET confirmed_at = coalesce(confirmed_at, ?3)',
      'SET confirmed_at = ?3',
    ],
  ]),
  ...planted('packages/edge/enquiries/botCheck.ts', 'tests/functions/botCheck.test.ts', [
    [
      'refuses the enquiry while the bot check is down, instead of flagging it',
      'if (!verdict) return unavailable',
      'if (!verdict) throw new HttpError(403, contactMessages.bot)',
    ],
  ]),
  ...planted('packages/edge/enquiries/accept.ts', 'tests/functions/botCheck.test.ts', [
    [
      'verifies a used bot token again before it recognizes the retry',
      'const existing = isChecked ? await findByToken(env.DATABASE, token) : null',
      'const existing = isChecked && !token ? await findByToken(env.DATABASE, token) : null',
    ],
  ]),
  ...planted('packages/edge/enquiries/accept.ts', 'tests/functions/api/contact-secure.test.ts', [
    [
      'gives one enquiry for a token that was used with other content',
      'if (stored.fingerprint !== fingerprint)',
      'if (stored.fingerprint !== fingerprint && !stored)',
    ],
  ]),
  ...planted('packages/edge/http/readBody.ts', 'tests/functions/api/badInputs.test.ts', [
    ['reads a streamed body of any size', '  if (bytes.length > maximumBytes) throw tooLarge()\n', ''],
    [
      'waits for a slow body without end',
      'Promise.race([readBytes(request.body, maximumBytes), tooSlow])',
      'Promise.race([readBytes(request.body, maximumBytes), tooSlow.catch(() => new Promise<never>(() => {}))])',
    ],
  ]),
  ...planted('packages/edge/http/responses.ts', 'tests/functions/newsletter.test.ts', [
    ['does not say when to retry', '    status,\n    headers,\n  )', '    status,\n    headers && {},\n  )'],
  ]),
  ...planted('packages/edge/http/responses.ts', 'tests/functions/worker.test.ts', [
    ['lets a cache keep responses of the API', "  'Cache-Control': 'no-store',\n", ''],
  ]),
  ...planted('packages/edge/outbox/channels/sendSmtp.ts', 'tests/functions/outbox/smtp.test.ts', [
    ['sends mail without encryption', 'requireTLS: !isTls', 'requireTLS: false'],
  ]),
  ...planted('packages/edge/outbox/outbox.ts', 'tests/functions/outbox/outage.test.ts', [
    ['claims rows that another run delivers', 'due_at = ?1 + $', 'due_at = ?1 + 0 * $'],
  ]),
  ...planted('packages/edge/outbox/outbox.ts', 'tests/functions/outbox/smtp.test.ts', [
    ['delivers dead letters for ever', "    WHERE state = 'pending' AND ", '    WHERE '],
  ]),
  ...planted('packages/edge/outbox/channels/post.ts', 'tests/functions/outbox/webhook.test.ts', [
    ['follows a redirect of the webhook', "redirect: 'manual'", "redirect: 'follow'"],
  ]),
  ...planted('packages/edge/outbox/deliver.ts', 'tests/functions/outbox/channels.test.ts', [
    [
      'counts a notification as taken before its channel has answered',
      '      const tooSlow = rejectAfter',
      '      await settleSent(env.DATABASE, delivery)\n      const tooSlow = rejectAfter',
    ],
  ]),
  ...planted('packages/edge/outbox/channels/index.ts', 'tests/functions/outbox/channels.test.ts', [
    [
      'sends what is in doubt to every channel, released or not',
      '  return acceptsQuarantined\n',
      '  return acceptsQuarantined || true\n',
    ],
  ]),
  ...planted('packages/edge/outbox/channels/slack.ts', 'tests/functions/outbox/channels.test.ts', [
    [
      "lets Slack read a visitor's words for mentions and links",
      '      text: title,',
      "      text: [title, words].join('\\n'),",
    ],
  ]),
  ...planted('packages/edge/outbox/channels/post.ts', 'tests/functions/outbox/channels.test.ts', [
    [
      'keeps what a provider said about the visitor',
      'reasons?.exec(new TextDecoder().decode(await readUpTo(response.body, maxReason)))?.[0]',
      'new TextDecoder().decode(await readUpTo(response.body, maxReason))',
    ],
  ]),
  ...planted('packages/edge/enquiries/store.ts', 'tests/functions/outbox/channels.test.ts', [
    [
      'mails a stranger as often as somebody names the address',
      'earlier.mailbox = new.mailbox)',
      'earlier.mailbox = new.id)',
    ],
  ]),
  ...planted('packages/edge/worker.ts', 'tests/functions/outbox/webhook.test.ts', [
    [
      'delivers nothing in a run that names no trigger',
      '      await queueDigest(env)\n',
      '      return queueDigest(env)\n',
    ],
  ]),
  ...planted('packages/edge/worker.ts', 'tests/functions/outbox/outage.test.ts', [
    ['raises no alarm', '    await raiseAlarms(env)\n', ''],
  ]),
  ...planted('packages/edge/receipt.ts', 'tests/functions/erasure.test.ts', [
    [
      'erases all but what the form has got since',
      'const erased = [...contactFieldNames,',
      'const erased = [...contactFieldNames.slice(0, -1),',
    ],
  ]),
  ...planted('packages/edge/receipt.ts', 'tests/functions/receipt.test.ts', [
    [
      'refuses a plain form whose words were erased before',
      "token = CASE WHEN token LIKE 'form:%' THEN id ELSE token END",
      'token = token',
    ],
    ["shows a visitor's markup on the receipt as it is", "escapeHtml(text ?? '')}</dd>", 'text}</dd>'],
  ]),
  ...planted('packages/cli/wrangler.ts', 'tests/functions/serve.test.ts', [
    [
      'leaves the runtime behind after a signal to the command alone',
      '      server.kill()\n      ended.then',
      '      ended.then',
    ],
  ]),
  ...planted('packages/edge/database/signing.ts', 'tests/functions/receipt.test.ts', [
    [
      'opens a receipt with any signature',
      '.includes(true) ? id : undefined',
      '.length > 0 ? id : undefined',
    ],
  ]),
  ...planted('packages/edge/database/cleanUp.ts', 'tests/functions/erasure.test.ts', [
    [
      'keeps unconfirmed addresses',
      'DELETE FROM subscribers WHERE $',
      'DELETE FROM subscribers WHERE 0 AND $',
    ],
  ]),
  ...planted('packages/edge/site/builtPage.ts', 'tests/functions/api/contact-secure.test.ts', [
    [
      'loads the analytics of others on a page with personal data',
      '    rewriter = rewriter.on(consentParts, { element: (part) => void part.remove() })\n',
      '',
    ],
  ]),
  ...planted('packages/edge/database/clock.ts', 'tests/functions/api/contact-secure.test.ts', [
    [
      'counts enquiries of a clock that was ahead',
      'const clockSkew = 2000',
      'const clockSkew = 2_000_000_000',
    ],
  ]),
  ...planted('packages/edge/enquiries/client.ts', 'tests/functions/api/contact-secure.test.ts', [
    [
      'limits each /64 of an IPv6 network by itself alone',
      'return own && { ...own, wider }',
      'return own && { ...own, wider: wider.slice(9) }',
    ],
  ]),
  ...planted('packages/edge/api/views.ts', 'tests/functions/api/views.test.ts', [
    ['counts a visitor who asked not to be', "headers.get('Sec-GPC') !== '1' && ", ''],
  ]),
  ...planted('packages/edge/outbox/Message.ts', 'tests/functions/outbox/channels.test.ts', [
    ['tells nobody that an enquiry waits for its release', "'doubt', ", ''],
  ]),
  ...planted('packages/edge/database/cleanUp.ts', 'tests/functions/cleanUp.test.ts', [
    ['raises an alarm for ever about a word of a day', "IN ('digest', 'doubt')", "IN ('doubt')"],
  ]),
  ...planted('packages/edge/database/signing.ts', 'tests/functions/api/storageFails.test.ts', [
    [
      'asks the database about an address that is no link',
      '  if (!id || !code) return undefined\n',
      "  if (!id || !code) return verifySignedId(env, purpose, 'a/b')\n",
    ],
  ]),
]
