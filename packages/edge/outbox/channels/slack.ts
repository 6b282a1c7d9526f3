import { ownerKinds } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** Slack's limits (characters) for a header block and for other text. Nothing of ours comes close. */
const maxTitleLength = 150
const maxTextLength = 3000

/** The hosts of regular and of US government workspaces. */
const hosts = ['hooks.slack.com', 'hooks.slack-gov.com']

/**
 * Posts to a Slack channel by an incoming webhook
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). Slack parses plain strings for
 * mentions, links and formatting, so what a visitor wrote goes only into rich text elements, which it shows
 * as they are. The notification string is all ours.
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
    // Slack's error codes are single words, such as no_service.
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
