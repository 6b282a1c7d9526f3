import { ownerKinds } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** Teams takes 28 KB in all; of what visitors can write, nothing comes near. */
const maxLines = 60
const maxLineLength = 2000

/** Where workflows run, in the clouds of governments and of China too. What connectors of Office 365 had is retired. */
const hosts = [
  ...['powerplatform.com', 'powerplatform.us', 'powerplatform.microsoft.us', 'appsplatform.us'],
  ...['powerplatform.partner.microsoftonline.cn', 'logic.azure.com', 'logic.azure.us', 'logic.azure.cn'],
]

/**
 * A message in a channel of Microsoft Teams, by the template "Send webhook alerts to a channel" of its Workflows: an
 * Adaptive Card, attached to a message. Text blocks would read what a visitor wrote as Markdown, and text runs do not.
 */
export const teams: Channel = {
  label: 'Microsoft Teams',
  isOn: ({ TEAMS_URL }) => Boolean(TEAMS_URL),
  rules: ({ TEAMS_URL }) => [
    addressRule(
      ['TEAMS_URL', TEAMS_URL],
      hosts,
      'copy it from the workflow: it begins with https://, and its host ends with powerplatform.com or logic.azure.com',
    ),
  ],
  kinds: ownerKinds,
  send: (env, { title, facts = [], content }) => {
    const card = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body: [
        { type: 'TextBlock', text: title, size: 'Medium', weight: 'Bolder', wrap: true },
        ...facts.map(({ label, value }) => runs(bold(`${label}: `), run(value))),
        // A line break within a run is shown as a space.
        ...content
          .split('\n')
          .filter(Boolean)
          .slice(0, maxLines)
          .map((line) => runs(run(line))),
      ],
      msteams: { width: 'Full' },
    }
    const attachment = {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: card,
    }
    const body = { type: 'message', attachments: [attachment] }
    return postJson('Microsoft Teams', env.TEAMS_URL ?? '', JSON.stringify(body))
  },
}

const runs = (...inlines: object[]) => ({ type: 'RichTextBlock', inlines })
const run = (text: string) => ({ type: 'TextRun', text: text.slice(0, maxLineLength) })
const bold = (text: string) => ({ ...run(text), weight: 'Bolder' })
