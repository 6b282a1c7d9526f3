import { contactFieldNames, contactFields } from '@lintel/rules/contact.ts'
import { followUpColumns } from '@lintel/rules/followUp.ts'
import { sourceColumns, sourceFacts, sourceOf } from '@lintel/rules/source.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import { currentTime } from './database/clock.ts'
import { prepareNamed, runBatch } from './database/database.ts'
import { verifySignedId } from './database/signing.ts'
import { type EnquiryRow, findEnquiry } from './enquiries/store.ts'
import type { Context } from './environment.ts'
import { requireSameOrigin } from './http/origin.ts'
import { ownerChannels } from './outbox/channels/index.ts'
import { formatVisitorTime } from './site/formatTime.ts'
import { buttonForm, noticePage } from './site/noticePage.ts'

/**
 * Columns that an erasure empties. `tests/functions/erasure.test.ts` asks for a reason to keep each of the
 * others.
 */
const erased = [...contactFieldNames, 'mailbox', ...sourceColumns, ...followUpColumns, 'fingerprint', 'flag']

/**
 * Keeps the token, so that a replay is not stored. A plain form's token is released, because sending that
 * form again is deliberate.
 */
const erase = `
  UPDATE enquiries
  SET ${erased.map((column) => `${column} = NULL`).join(', ')},
    erased_at = :now,
    token = CASE WHEN token LIKE 'form:%' THEN id ELSE token END
  WHERE id = :id AND erased_at IS NULL`

/** The owner may have copies, so every channel that got the enquiry also reports its erasure. */
const insertOwnerNotice = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'enquiry-erased', value, :id, :now, :now FROM json_each(:channels)
  WHERE value NOT IN (SELECT channel FROM outbox WHERE subject_id = :id AND state = 'held') ON CONFLICT DO NOTHING`

/** A held notification has nothing left to say. */
const deleteQuarantined = "DELETE FROM outbox WHERE subject_id = :id AND state = 'held'"

/** GET /receipt/{id}/{signature}: shows the sender what is stored of the enquiry. */
export async function onRequestGet(context: Context): Promise<Response> {
  const id = await verifyLink(context)
  const enquiry = id ? await findEnquiry(context.env, id) : null
  return enquiry ? show(context, enquiry) : noEnquiry(context)
}

/** POST to the same address: erases the content. The row stays, so that a replay is not stored again. */
export async function onRequestPost(context: Context): Promise<Response> {
  requireSameOrigin(context)
  const id = await verifyLink(context)
  if (!id) return noEnquiry(context)
  const { DATABASE } = context.env
  const channels = JSON.stringify(ownerChannels(context.env, 'enquiry-erased'))
  const values = { id, now: await currentTime(DATABASE), channels }
  await runBatch(
    DATABASE,
    [erase, insertOwnerNotice, deleteQuarantined].map((sql) => prepareNamed(DATABASE, sql, values)),
  )
  return onRequestGet(context)
}

function verifyLink({ env, url }: Context): Promise<string | undefined> {
  return verifySignedId(env, 'receipt', url.pathname.replace('/receipt/', ''))
}

function show(context: Context, enquiry: EnquiryRow): Promise<Response> {
  const { reference, erased_at } = enquiry
  if (erased_at !== null) {
    const when = escapeHtml(formatVisitorTime(new Date(erased_at), context))
    const body = `<p>Message ${escapeHtml(reference)} was erased from our database on ${when}. We will delete any copies in our mailboxes by hand when we receive this notice.</p>`
    return noticePage(context, { title: 'Your message has been erased', body })
  }
  const entries = [
    ['Reference', reference],
    ['Received', formatVisitorTime(new Date(enquiry.received_at), context)],
    ...contactFieldNames.map((field) => [contactFields[field].label, enquiry[field]]),
    ...sourceFacts(sourceOf(enquiry)).map(({ label, value }) => [label, value]),
  ].filter(([, text]) => text)
  const list = entries.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text ?? '')}</dd>`).join('')
  return noticePage(context, { title: 'Your message', body: `<dl>${list}</dl>${confirmErasure(context)}` })
}

/** Takes two steps, even without script, because an erasure cannot be undone. */
function confirmErasure(context: Context): string {
  const warning =
    'Your name, email address, company and message will be deleted from our database at once. This cannot be undone.'
  return `<details><summary>Erase this message</summary><p>${warning}</p>${buttonForm(context, 'Yes, erase it')}</details>`
}

function noEnquiry(context: Context): Promise<Response> {
  const body =
    '<p>This link opens no message: it may be incomplete, or the message may have been deleted.</p>'
  return noticePage(context, { title: 'No such message', body, status: 404 })
}
