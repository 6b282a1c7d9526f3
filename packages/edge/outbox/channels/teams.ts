import { ownerKinds } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** Teams accepts 28 KB in total; what visitors can write never comes close. */
const maxLines = 60
const maxLineLength = 2000

/**
 * The hosts of workflows, including the government and China clouds. Office 365 connectors are retired, so
 * their hosts are missing.
 */
const hosts = [
  'powerplatform.com',
  'powerplatform.us',
  'powerplatform.microsoft.us',
  'appsplatform.us',
  'powerplatform.partner.microsoftonline.cn',
  'logic.azure.com',
  'logic.azure.us',
  'logic.azure.cn',
]

/**
 * Posts to a Microsoft Teams channel by the Workflows template "Send webhook alerts to a channel", as an
 * Adaptive Card. Text blocks would parse what a visitor wrote as Markdown; text runs do not.
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
        // Teams shows a line break within a run as a space.
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
