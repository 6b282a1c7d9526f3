import { createHmac } from 'node:crypto'
import { createToken, jsonRequest, pressButton } from '@lintel/lab/edge/requests.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from './site.ts'

const oldKey = 'the old key, of which mails and bookmarks are full'.replaceAll(' ', '-')
const newKey = 'b'.repeat(64)

interface Links {
  receipt: string
  unsubscribe: string
}

/** An enquiry and a subscriber of a site, with the links that it signed for them. */
async function linksOf(site: Site, sign: (text: string) => string): Promise<Links> {
  const csrfToken = createToken()
  const response = await site.fetch(
    '/api/contact-secure',
    jsonRequest({ csrfToken, message: `Please call us about project ${csrfToken}.` }),
  )
  const { receipt } = await response.json<{ receipt: string }>()
  const id = crypto.randomUUID()
  const insert = 'INSERT INTO subscribers (id, email, requested_at, confirmed_at) VALUES (?, ?, 0, 1)'
  await site.rows(insert, id, `${id}@firm.example`)
  return { receipt, unsubscribe: `/newsletter/unsubscribe/${id}/${sign(`unsubscribe:${id}`)}` }
}

const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** What a deployment keeps: every row. */
async function moveData(from: Site, to: Site) {
  for (const table of ['enquiries', 'subscribers', 'keys']) {
    for (const row of await from.rows(`SELECT * FROM ${table}`)) {
      const names = Object.keys(row)
      const placeholders = names.map(() => '?').join(', ')
      await to.rows(
        `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${placeholders})`,
        ...Object.values(row),
      )
    }
  }
}

async function expectLinksToWork(site: Site, { receipt, unsubscribe }: Links) {
  expect((await site.fetch(receipt)).status).toBe(200)
  const sent = await site.fetch(
    `/contact/sent?receipt=${encodeURIComponent(receipt.slice('/receipt/'.length))}`,
  )
  expect(sent.status).toBe(200)
  expect(await (await site.fetch(receipt, pressButton)).text()).toContain('Your message has been erased')
  expect((await site.fetch(unsubscribe, pressButton)).status).toBe(200)
}

describe('after the signing key was changed', () => {
  let before: Site
  let after: Site
  let links: Links[]
  beforeAll(async () => {
    before = await startSite({ SIGNING_SECRET: oldKey })
    after = await startSite({ SIGNING_SECRET: `${newKey} ${oldKey}` })
    links = [await linksOf(before, hmac(oldKey)), await linksOf(before, hmac(oldKey))]
    await moveData(before, after)
  })

  test('links of the old key work while it is listed', () => expectLinksToWork(after, links[0] as Links))

  test('new links are of the new key, and name it', async () => {
    const newLinks = await linksOf(after, hmac(newKey))
    const keyOf = (link: string) => /\/([0-9a-f]{8})\.[\w-]{43}$/.exec(link)?.[1]
    expect(keyOf(newLinks.receipt)).toBeDefined()
    expect(keyOf(newLinks.receipt)).not.toBe(keyOf(links[0]?.receipt ?? ''))
    await expectLinksToWork(after, newLinks)
  })

  test('a signature of one key under the name of another opens nothing', async () => {
    const newLinks = await linksOf(after, hmac(newKey))
    const [name] = newLinks.receipt.split('/').at(-1)?.split('.') ?? []
    const forged = links[1]?.receipt.replace(/[0-9a-f]{8}\./, `${name}.`) ?? ''
    expect((await after.fetch(forged)).status).toBe(404)
  })

  test('an enquiry sent again is known, whatever key was in use', async () => {
    const request = jsonRequest({ message: 'An answer was lost while the key was changed.' })
    const first = await before.fetch('/api/contact-secure', request)
    await moveData(before, after)
    const again = await after.fetch('/api/contact-secure', request)
    expect(again.status).toBe(200)
    expect((await again.json<{ reference: string }>()).reference).toBe(
      (await first.json<{ reference: string }>()).reference,
    )
  })

  test('links of a key that is no longer listed open nothing', async () => {
    const without = await startSite({ SIGNING_SECRET: newKey })
    await moveData(before, without)
    const { receipt, unsubscribe } = links[1] as Links
    expect((await without.fetch(receipt)).status).toBe(404)
    expect((await without.fetch(unsubscribe, pressButton)).status).toBe(404)
  })
})

test('links signed before there was a secret, with the key that the database keeps, work after one was set', async () => {
  const before = await startSite()
  const after = await startSite({ SIGNING_SECRET: 'c'.repeat(64) })
  await before.fetch('/api/contact-secure', jsonRequest())
  const [stored] = await before.rows<{ value: string }>("SELECT value FROM keys WHERE name = 'signing'")
  const links = await linksOf(before, hmac(stored?.value ?? ''))
  await moveData(before, after)
  await expectLinksToWork(after, links)
})
