import { site } from '@lintel/engine/content/site.ts'
import type { Environment } from '../environment.ts'
import { firstOf, type Message } from './Message.ts'
import type { Delivery } from './outbox.ts'

interface Held {
  reference: string
  flag: string | null
}

/** Enquiries that wait for the owner's release, the latest first. */
export async function findHeld({ DATABASE }: Environment): Promise<Held[]> {
  const query = DATABASE.prepare(`
    SELECT reference, flag FROM enquiries
    WHERE handled_at IS NULL AND erased_at IS NULL
      AND id IN (SELECT subject_id FROM outbox WHERE state = 'held')
    ORDER BY received_at DESC`)
  return (await query.all<Held>()).results
}

/** By reference and reason alone. */
export function heldLines(held: Held[]): string[] {
  return held.map(({ reference, flag }) => `${reference}: ${flag}`)
}

/**
 * Where no channel takes what is in doubt, the others hear that something waits, at most once an hour, and not a word
 * of it.
 */
export async function composeDoubt(env: Environment, { subject_id }: Delivery): Promise<Message | undefined> {
  const held = await findHeld(env)
  if (held.length === 0) return undefined
  const title = `${site.name}: ${held.length === 1 ? 'an enquiry waits' : `${held.length} enquiries wait`} for your release`
  return {
    id: `doubt-${subject_id}`,
    title,
    words: [
      'Nothing could vouch for the sender, so only the list and the desk show them.',
      ...firstOf(heldLines(held)),
      'To have one sent on:  npm run enquiries -- release <reference> --remote',
    ].join('\n'),
    event: { type: 'enquiries-held', count: held.length, references: held.map(({ reference }) => reference) },
  }
}
