import { everyMinute } from '@lintel/edge/environment.ts'
import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import { expect } from 'vitest'
import type { Site } from '../site.ts'
import type { MailServer } from './mailServer.ts'
import { parseMail } from './parseMail.ts'

interface MailRow {
  state: string
  attempts: number
  last_error: string
  due_at: number
}

/** What tests do with the outbox of a site whose owner is notified by mail. */
export function outboxOf(site: Site) {
  return {
    /** An enquiry that is acknowledged. */
    send: async (body: object = {}) => {
      expect((await site.fetch('/api/contact-secure', jsonRequest(body))).status).toBe(200)
    },
    mailRows: () =>
      site.rows<MailRow>("SELECT * FROM outbox WHERE channel = 'mail' AND kind = 'enquiry' ORDER BY id"),
    /** No first attempt is under way: each notification is sent, dead, or waits with a reason. */
    attempted: async () => {
      const underWay =
        "SELECT 1 FROM outbox WHERE kind = 'enquiry' AND state = 'pending' AND last_error IS NULL"
      await expect.poll(() => site.rows(underWay), { timeout: 50_000 }).toEqual([])
    },
    /** The next run, with everything due. */
    runNow: async () => {
      await site.rows("UPDATE outbox SET due_at = 0 WHERE state = 'pending'")
      await site.cron(everyMinute)
    },
    /** The site's clock moves on: everything that it stored lies further back. */
    wait: async (milliseconds: number) => {
      await site.rows(
        'UPDATE outbox SET due_at = due_at - ?1, created_at = created_at - ?1, settled_at = settled_at - ?1',
        milliseconds,
      )
      await site.rows(
        'UPDATE enquiries SET received_at = received_at - ?1, reply_by = reply_by - ?1',
        milliseconds,
      )
    },
  }
}

export function messageIds(server: MailServer): string[] {
  return server.received.map((received) => parseMail(received).headers['message-id'] ?? '')
}
