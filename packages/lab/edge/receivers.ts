import { createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import * as v from 'valibot'

/**
 * Stand-ins for the services that receive enquiries. Each accepts what its provider documents, refuses
 * anything else as the provider does, and records the reason.
 */

/** Uses the bundle, because the package's modules import each other in a way that only bundlers resolve. */
const cards: typeof import('adaptivecards') = createRequire(import.meta.url)(
  'adaptivecards/dist/adaptivecards.js',
)

interface RecordedRequest {
  url: string
  headers: Headers
  body: string
}

interface Arrival {
  /** The key that identifies a repeated message, if the provider supports one. */
  key: string | undefined
  body: string
}

interface Receiver {
  path: string
  /** @param url the receiver's address, including its path */
  settings: (url: string) => Record<string, string>
  /** @returns why the provider refuses the request, if it does */
  check: (posted: RecordedRequest) => string | undefined
  keyOf?: (headers: Headers) => string | undefined
  accepted: () => Response
  refused: (reason: string) => Response
}

const webhookSecret = 'a webhook secret of 32 characters'
const hubspotToken = 'pat-eu1-a-token'
const crmToken = 'Token a-token'

/** Follows https://docs.slack.dev/reference/block-kit/blocks, as far as our messages use it. */
const slackText = v.strictObject({
  type: v.literal('text'),
  text: v.pipe(v.string(), v.minLength(1)),
  style: v.optional(v.record(v.picklist(['bold', 'italic', 'strike', 'code']), v.boolean())),
})
/** Elements that are more than text: they name people, channels and addresses. */
const slackActive = v.looseObject({
  type: v.picklist(['link', 'user', 'usergroup', 'broadcast', 'channel', 'emoji', 'date', 'team', 'color']),
})
const slackRich = v.strictObject({
  type: v.picklist(['rich_text_section', 'rich_text_quote', 'rich_text_preformatted']),
  elements: v.array(v.union([slackText, slackActive])),
})
const slackPlain = v.strictObject({
  type: v.literal('plain_text'),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(150)),
  emoji: v.optional(v.boolean()),
})
const slackShape = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(40_000)),
  blocks: v.pipe(
    v.array(
      v.union([
        v.strictObject({ type: v.literal('header'), text: slackPlain }),
        v.strictObject({ type: v.literal('rich_text'), elements: v.array(slackRich) }),
      ]),
    ),
    v.maxLength(50),
  ),
})

/** What a workflow's trigger accepts, at most 28 KB: https://learn.microsoft.com/connectors/teams. */
const teamsShape = v.strictObject({
  type: v.literal('message'),
  attachments: v.tuple([
    v.strictObject({
      contentType: v.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: v.null(),
      content: v.looseObject({ type: v.literal('AdaptiveCard') }),
    }),
  ]),
})
const maxTeamsBytes = 28 * 1024

/** The form that our instructions have the owner create in HubSpot, which refuses other fields. */
const hubspotFields = ['email', 'firstname', 'lastname', 'company', 'message']
/** https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated */
const hubspotShape = v.strictObject({
  fields: v.pipe(
    v.array(
      v.strictObject({
        objectTypeId: v.literal('0-1'),
        name: v.picklist(hubspotFields),
        value: v.pipe(v.string(), v.minLength(1)),
      }),
    ),
    v.maxLength(1000),
    v.check((fields) => fields.some(({ name }) => name === 'email'), 'no email'),
  ),
  submittedAt: v.optional(v.pipe(v.string(), v.digits())),
  context: v.strictObject({
    pageUri: v.optional(v.pipe(v.string(), v.url())),
    pageName: v.optional(v.string()),
    hutk: v.optional(v.string()),
    ipAddress: v.optional(v.string()),
  }),
})

/** A typical mapping: two levels, placeholders within text, and values that may be missing. */
const crmMapping = {
  lead: { lastName: '{lastName}', firstName: '{firstName}', email: '{email}', company: '{company}' },
  note: 'Enquiry {reference}: {message}',
  source: '{utm_source}',
  tags: ['website', '{firstPage}'],
}
const crmShape = v.strictObject({
  lead: v.strictObject({
    lastName: v.string(),
    firstName: v.nullable(v.string()),
    email: v.pipe(v.string(), v.email()),
    company: v.nullable(v.string()),
  }),
  note: v.string(),
  source: v.nullable(v.string()),
  tags: v.tuple([v.literal('website'), v.nullable(v.string())]),
})

const receivers = {
  webhook: {
    path: '/webhook',
    settings: (url) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }),
    check: ({ headers, body }) => {
      const signed = [headers.get('webhook-id'), headers.get('webhook-timestamp'), body].join('.')
      const expected = createHmac('sha256', webhookSecret).update(signed).digest('base64')
      return headers.get('webhook-signature') === `v1,${expected}` ? undefined : 'a wrong signature'
    },
    keyOf: (headers) => headers.get('webhook-id') ?? undefined,
    accepted: () => new Response(null, { status: 204 }),
    refused: () => new Response('no', { status: 401 }),
  },
  slack: {
    path: '/services/T0/B0/secret',
    settings: (url) => ({ SLACK_URL: url }),
    check: ({ body }) => misfit(slackShape, body),
    accepted: () => new Response('ok'),
    refused: () => new Response('invalid_blocks', { status: 400 }),
  },
  teams: {
    path: '/workflows/1/triggers/manual/paths/invoke',
    settings: (url) => ({ TEAMS_URL: `${url}?api-version=1&sig=secret` }),
    check: ({ body }) => misfit(teamsShape, body) ?? tooLong(body, maxTeamsBytes) ?? faultOfCard(body),
    // Accepted means only that the workflow has started; its outcome is not reported.
    accepted: () => new Response(null, { status: 202 }),
    refused: () => Response.json({ error: { code: 'BadRequest' } }, { status: 400 }),
  },
  hubspot: {
    path: '/submissions/v3/integration/secure/submit/4711/0f1c2d3e-4a5b-6c7d-8e9f-0a1b2c3d4e5f',
    settings: (url) => ({ HUBSPOT_URL: url, HUBSPOT_TOKEN: hubspotToken }),
    check: ({ headers, body }) =>
      headers.get('authorization') === `Bearer ${hubspotToken}` ? misfit(hubspotShape, body) : 'no token',
    accepted: () => Response.json({ inlineMessage: 'Thanks for submitting the form.' }),
    refused: (reason) =>
      Response.json(
        {
          status: 'error',
          message: `The request is not valid: ${reason}`,
          correlationId: crypto.randomUUID(),
          errors: [{ message: `Error in 'fields': ${reason}`, errorType: 'FIELD_NOT_IN_FORM_DEFINITION' }],
        },
        { status: 400 },
      ),
  },
  crm: {
    path: '/crm/leads',
    settings: (url) => ({
      CRM_URL: url,
      CRM_MAPPING: JSON.stringify(crmMapping),
      CRM_AUTHORIZATION: crmToken,
    }),
    check: ({ headers, body }) =>
      headers.get('authorization') === crmToken ? misfit(crmShape, body) : 'no token',
    keyOf: (headers) => headers.get('idempotency-key') ?? undefined,
    accepted: () => Response.json({ id: 1 }, { status: 201 }),
    refused: () => Response.json({ error: 'no' }, { status: 422 }),
  },
} satisfies Record<string, Receiver>

export type ReceiverName = keyof typeof receivers
export const receiverNames = Object.keys(receivers) as ReceiverName[]

/** Returns the settings that point all channels to one address. */
export function settingsFor(address: string): Record<string, string> {
  return Object.assign({}, ...Object.values(receivers).map(({ path, settings }) => settings(address + path)))
}

/** All receivers behind one address, with what each accepted and refused. */
export class Receivers {
  readonly received: Record<ReceiverName, Arrival[]> = {
    webhook: [],
    slack: [],
    teams: [],
    hubspot: [],
    crm: [],
  }
  readonly refused: string[] = []

  receive(posted: RecordedRequest): Response {
    const { pathname } = new URL(posted.url)
    const name = receiverNames.find((each) => receivers[each].path === pathname)
    if (!name) return new Response(null, { status: 404 })
    const receiver: Receiver = receivers[name]
    const reason =
      posted.headers.get('content-type') === 'application/json' ? receiver.check(posted) : 'no JSON'
    if (reason) {
      this.refused.push(`${name}: ${reason}`)
      return receiver.refused(reason)
    }
    this.received[name].push({ key: receiver.keyOf?.(posted.headers), body: posted.body })
    return receiver.accepted()
  }
}

/** https://docs.github.com/en/rest/actions/workflows#create-a-workflow-dispatch-event */
const dispatchShape = v.strictObject({
  ref: v.pipe(v.string(), v.minLength(1)),
  inputs: v.optional(v.record(v.string(), v.unknown())),
})

/** A stand-in for GitHub, as far as it starts workflows. */
export class Workflows {
  static readonly settings = {
    REBUILD_URL: 'https://api.github.com/repos/firm/site/actions/workflows/site.yml/dispatches',
    REBUILD_TOKEN: 'github_pat_a_token',
  }
  /** The branches whose workflow was started. */
  readonly started: string[] = []

  receive({ url, headers, body }: RecordedRequest): Response {
    if (!headers.get('user-agent')) return new Response('Request forbidden', { status: 403 })
    if (headers.get('authorization') !== `Bearer ${Workflows.settings.REBUILD_TOKEN}`)
      return Response.json({ message: 'Bad credentials', status: '401' }, { status: 401 })
    if (url !== Workflows.settings.REBUILD_URL)
      return Response.json({ message: 'Not Found', status: '404' }, { status: 404 })
    const reason = misfit(dispatchShape, body)
    if (reason) return Response.json({ message: reason, status: '422' }, { status: 422 })
    this.started.push(JSON.parse(body).ref)
    return new Response(null, { status: 204 })
  }
}

function misfit(shape: v.GenericSchema, body: string): string | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), body)
  return result.success
    ? undefined
    : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ')
}

function tooLong(body: string, most: number): string | undefined {
  return Buffer.byteLength(body) > most ? 'too long' : undefined
}

/** Parses the card with Microsoft's own renderer, and returns what it finds wrong or does not know. */
function faultOfCard(body: string): string | undefined {
  const [attachment] = JSON.parse(body).attachments
  const context = new cards.SerializationContext()
  const card = new cards.AdaptiveCard()
  card.parse(attachment.content, context)
  const errors = Array.from({ length: context.eventCount }, (_, index) => context.getEventAt(index).message)
  errors.push(...card.validateProperties().validationEvents.map(({ message }) => message))
  return errors.join('; ') || undefined
}
