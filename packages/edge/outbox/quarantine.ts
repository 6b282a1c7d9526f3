import { site } from '@site/data/site.ts'
import type { Environment } from '../environment.ts'
import { type Message, truncateLines } from './Message.ts'
import type { Delivery } from './outbox.ts'

interface QuarantinedEnquiry {
  reference: string
  flag: string | null
}

/** Finds the enquiries that wait for the owner's release, the latest first. */
export async function findQuarantined({ DATABASE }: Environment): Promise<QuarantinedEnquiry[]> {
  const query = DATABASE.prepare(`
    SELECT reference, flag FROM enquiries
    WHERE handled_at IS NULL AND erased_at IS NULL
      AND id IN (SELECT subject_id FROM outbox WHERE state = 'held')
    ORDER BY received_at DESC`)
  return (await query.all<QuarantinedEnquiry>()).results
}

/** Describes each by reference and reason only. */
export function quarantinedLines(quarantined: QuarantinedEnquiry[]): string[] {
  return quarantined.map(({ reference, flag }) => `${reference}: ${flag}`)
}

/**
 * Composes the notice that enquiries are waiting, without their content. It is sent at most once an hour, if
 * no channel accepts quarantined enquiries.
 */
export async function composeQuarantineNotice(
  env: Environment,
  { subject_id }: Delivery,
): Promise<Message | undefined> {
  const quarantined = await findQuarantined(env)
  if (quarantined.length === 0) return undefined
  const title = `${site.name}: ${quarantined.length === 1 ? 'an enquiry waits' : `${quarantined.length} enquiries wait`} for your release`
  return {
    id: `doubt-${subject_id}`,
    title,
    content: [
      'Nothing could vouch for the sender, so only the list and the desk show them.',
      ...truncateLines(quarantinedLines(quarantined)),
      'To have one sent on:  npm run enquiries -- release <reference> --remote',
    ].join('\n'),
    event: {
      type: 'enquiries-held',
      count: quarantined.length,
      references: quarantined.map(({ reference }) => reference),
    },
  }
}
