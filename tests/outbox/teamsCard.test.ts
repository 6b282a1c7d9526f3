// @vitest-environment happy-dom
import { createRequire } from 'node:module'
import type { Environment } from '@lintel/edge/environment.ts'
import { teams } from '@lintel/edge/outbox/channels/teams.ts'
import { afterEach, expect, test, vi } from 'vitest'

const cards: typeof import('adaptivecards') = createRequire(import.meta.url)(
  'adaptivecards/dist/adaptivecards.js',
)

afterEach(() => vi.unstubAllGlobals())

/** The card that Teams would show, by the renderer that Microsoft publishes; what it reads as Markdown is noted. */
async function rendered(message: { facts: { label: string; value: string }[]; content: string }) {
  const posted = vi.fn(
    async (_address: string, _options: { body: string }) => new Response(null, { status: 202 }),
  )
  vi.stubGlobal('fetch', posted)
  const env = { TEAMS_URL: 'https://workflows.example/' } as Environment
  await teams.send(env, {
    id: 'id',
    title: 'Enquiry ZBKJ-9D3V',
    event: { type: 'enquiry' },
    ...message,
  })
  const markdown: string[] = []
  cards.AdaptiveCard.onProcessMarkdown = (text, result) => {
    markdown.push(text)
    Object.assign(result, { didProcess: true, outputHtml: text })
  }
  const card = new cards.AdaptiveCard()
  card.parse(JSON.parse(posted.mock.calls[0]?.[1].body ?? '').attachments[0].content)
  return { element: card.render() as HTMLElement, markdown }
}

test('a card of Teams shows what a visitor wrote as it stands, line by line, and reads none of it as Markdown', async () => {
  const content = 'Hello **all** <at>General</at>\n[click](https://evil.example) <b>now</b>\n# 1. & so on'
  const name = '_Ada_ [Okafor](https://evil.example)'
  const { element, markdown } = await rendered({ facts: [{ label: 'Name', value: name }], content })
  expect(markdown).toEqual(['Enquiry ZBKJ-9D3V'])
  expect(element.querySelectorAll('a, b, img, at')).toHaveLength(0)
  for (const line of [`Name: ${name}`, ...content.split('\n')]) expect(element.textContent).toContain(line)
})
