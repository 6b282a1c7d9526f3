import { ownerKinds } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** Of a header block, and of other texts (characters); nothing of ours comes near. */
const maxTitleLength = 150
const maxTextLength = 3000

/** Of all workspaces, and of those of the government of the United States. */
const hosts = ['hooks.slack.com', 'hooks.slack-gov.com']

/**
 * A message in a channel of Slack, by an incoming webhook (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks).
 * Slack parses plain strings for mentions, links and marks, so what a visitor wrote stands in text elements of rich
 * text alone, which it shows as they are; the string for notifications is of our own words.
 */
export const slack: Channel = {
  label: 'Slack',
  isOn: ({ SLACK_URL }) => Boolean(SLACK_URL),
  rules: ({ SLACK_URL }) => [
    addressRule(
      ['SLACK_URL', SLACK_URL],
      hosts,
      'copy it from Slack: it begins with https://hooks.slack.com/services/',
    ),
  ],
  kinds: ownerKinds,
  send: (env, { title, facts = [], content }) => {
    const body = {
      text: title,
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: cut(title, maxTitleLength), emoji: false } },
        {
          type: 'rich_text',
          elements: [
            ...(facts.length > 0 ? [section(facts.flatMap(line))] : []),
            ...(content ? [{ type: 'rich_text_quote', elements: [text(content)] }] : []),
          ],
        },
      ],
    }
    // Slack's faults are single words, such as no_service.
    return postJson('Slack', env.SLACK_URL ?? '', JSON.stringify(body), { reasons: /^[a-z_]{4,40}$/ })
  },
}

const section = (elements: object[]) => ({ type: 'rich_text_section', elements })

function line({ label, value }: { label: string; value: string }, index: number): object[] {
  return [text(`${index > 0 ? '\n' : ''}${label}: `, { bold: true }), text(value)]
}

function text(content: string, style?: { bold: true }) {
  return { type: 'text', text: cut(content, maxTextLength), ...(style && { style }) }
}

function cut(content: string, length: number): string {
  return content.length > length ? `${content.slice(0, length - 1)}…` : content
}
