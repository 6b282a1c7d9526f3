import {
  checkDeployment,
  type DeployConfig,
  type DeploySettings,
  type SettingDiagnostic,
} from '@lintel/cli/deploy/checkDeployment.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import { describe, expect, test } from 'vitest'
import { firmConfig, firmSite } from '#tests/support/exampleFirm.ts'

/** Served by its own Worker, and without a bot check, so that each case adds what it is about. */
const site: Site = {
  ...firmSite,
  origin: 'https://www.firm.com',
  edgeOrigin: null,
  thirdParties: { ...firmSite.thirdParties, recaptchaSiteKey: null },
}
const config: DeployConfig = {
  ...firmConfig,
  send_email: [{ name: 'OWNER_MAIL', destination_address: 'a@firm.com' }],
  routes: [{ pattern: 'www.firm.com' }],
  vars: { NOTIFY_TO: 'a@firm.com', NOTIFY_FROM: 'site@firm.com' },
}
const settingsOf = ({ secrets = [], ...change }: Partial<DeploySettings>) => ({
  site,
  config,
  secrets: ['SIGNING_SECRET', ...secrets],
  ...change,
})
const noVars = { ...config, vars: { NOTIFY_TO: '', NOTIFY_FROM: '' } }
const withKey = { ...site, thirdParties: { ...site.thirdParties, recaptchaSiteKey: 'key' } }
const withTurnstile = { ...site, thirdParties: { ...site.thirdParties, turnstileSiteKey: 'key' } }
const checkedBy = (BOT_CHECK: string) => ({ ...config, vars: { ...config.vars, BOT_CHECK } })

const placeOf = ({ file, field }: SettingDiagnostic) => `${file} ${field}`

describe('ready to go live', () => {
  test.each<[string, Partial<DeploySettings>]>([
    ['mail by the binding', {}],
    ['mail by SMTP to another address', { config: { ...config, send_email: [] }, secrets: ['SMTP_URL'] }],
    [
      'SMTP beside a binding pinned elsewhere',
      {
        config: { ...config, send_email: [{ name: 'OWNER_MAIL', destination_address: 'other@firm.com' }] },
        secrets: ['SMTP_URL'],
      },
    ],
    ['a webhook alone', { config: noVars, secrets: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] }],
    [
      'reCAPTCHA on both sides',
      { site: withKey, config: checkedBy('recaptcha'), secrets: ['BOT_CHECK_SECRET'] },
    ],
    [
      'Turnstile on both sides',
      { site: withTurnstile, config: checkedBy('turnstile'), secrets: ['BOT_CHECK_SECRET'] },
    ],
    ['a bot check that is a secret too', { site: withKey, secrets: ['BOT_CHECK', 'BOT_CHECK_SECRET'] }],
    ['an empty bot check', { config: checkedBy('') }],
    ['a lowest score', { secrets: ['BOT_CHECK_MIN_SCORE'] }],
    [
      'an address of workers.dev',
      {
        site: { ...site, origin: 'https://firm.me.workers.dev' },
        config: { ...config, routes: undefined },
      },
    ],
    ['a route in words', { config: { ...config, routes: ['www.firm.com/*'] } }],
    ['pages on another host', { site: firmSite, config: firmConfig, secrets: ['BOT_CHECK_SECRET'] }],
  ])('with %s', (_, change) => expect(checkDeployment(settingsOf(change))).toEqual([]))
})

describe('not ready', () => {
  const database = (database_id: string) => ({
    ...config,
    d1_databases: [{ binding: 'DATABASE', database_id }],
  })
  test.each<[string, Partial<DeploySettings>, string[]]>([
    [
      'the database of the template',
      { config: database('00000000-0000-0000-0000-000000000000') },
      ['wrangler.jsonc database_id'],
    ],
    ['no database', { config: { ...config, d1_databases: [] } }, ['wrangler.jsonc database_id']],
    [
      'the origin of the template',
      { site: { ...site, origin: 'https://lintel.example' } },
      ['content/site.yaml origin'],
    ],
    [
      'an origin without encryption',
      { site: { ...site, origin: 'http://www.firm.com' } },
      ['content/site.yaml origin'],
    ],
    ['another domain', { config: { ...config, routes: ['firm.com'] } }, ['wrangler.jsonc routes']],
    ['no domain', { config: { ...config, routes: undefined } }, ['wrangler.jsonc routes']],
    [
      'an edge of its own that no route leads to',
      { site: { ...site, edgeOrigin: 'https://api.firm.com' } },
      ['wrangler.jsonc routes'],
    ],
    [
      'an edge that is nobody’s',
      { site: { ...site, edgeOrigin: 'https://api.lintel.example' } },
      ['content/site.yaml edgeOrigin'],
    ],
    [
      'nobody to tell',
      { config: noVars },
      ['wrangler.jsonc NOTIFY_TO and NOTIFY_FROM, or the settings of another channel'],
    ],
    [
      'no sender',
      { config: { ...config, vars: { NOTIFY_TO: 'a@firm.com' } } },
      [
        'wrangler.jsonc NOTIFY_TO and NOTIFY_FROM, or the settings of another channel',
        'wrangler.jsonc NOTIFY_TO',
      ],
    ],
    [
      'no transport',
      { config: { ...config, send_email: [] } },
      [
        'wrangler.jsonc NOTIFY_TO and NOTIFY_FROM, or the settings of another channel',
        'wrangler.jsonc NOTIFY_TO',
      ],
    ],
    ['a webhook without its secret', { secrets: ['WEBHOOK_URL'] }, ['secrets WEBHOOK_URL']],
    [
      'another destination',
      { config: { ...config, vars: { ...config.vars, NOTIFY_TO: 'z@firm.com' } } },
      ['wrangler.jsonc destination_address'],
    ],
    [
      'a bot check without a site key',
      { config: checkedBy('turnstile'), secrets: ['BOT_CHECK_SECRET'] },
      ['content/site.yaml turnstileSiteKey'],
    ],
    [
      'a bot check of another service',
      { site: withTurnstile, config: checkedBy('recaptcha'), secrets: ['BOT_CHECK_SECRET'] },
      ['wrangler.jsonc BOT_CHECK'],
    ],
    [
      'an unknown bot check',
      { site: withKey, config: checkedBy('x'), secrets: ['BOT_CHECK_SECRET'] },
      ['wrangler.jsonc BOT_CHECK', 'wrangler.jsonc BOT_CHECK'],
    ],
    ['a site key without a bot check', { site: withKey }, ['wrangler.jsonc BOT_CHECK']],
    [
      'a bot check without its secret',
      { site: withKey, config: checkedBy('recaptcha') },
      ['secrets BOT_CHECK_SECRET'],
    ],
    [
      'a reserved address',
      { site: { ...site, email: { ...site.email, legal: 'legal@lintel.example' } } },
      ['content/site.yaml email.legal'],
    ],
    [
      'no arbitration body',
      { site: { ...site, legal: { ...site.legal, arbitrationBody: null } } },
      ['content/site.yaml legal.arbitrationBody'],
    ],
  ])('%s', (_, change, expected) => {
    const diagnostics = checkDeployment(settingsOf(change))
    expect(diagnostics.map(placeOf)).toEqual(expected)
    for (const { message, fix } of diagnostics) {
      expect(message).not.toMatch(/\.$/)
      expect(fix).toMatch(/^(npx wrangler|edit) /)
    }
  })
})

test('the template lacks the database, the origin, a way to tell the owner, its signing key, its addresses and its legal facts', () => {
  const at = (name: string) => `${name}@lintel.example`
  const unset: Site = {
    ...site,
    origin: 'https://lintel.example',
    email: {
      hello: at('hello'),
      careers: at('careers'),
      legal: at('legal'),
      privacy: at('privacy'),
      security: at('security'),
    },
    legal: { ...site.legal, entity: null, address: null, jurisdiction: null, arbitrationBody: null },
  }
  const template = {
    ...config,
    d1_databases: [{ binding: 'DATABASE', database_id: '0-0' }],
    routes: undefined,
    vars: {},
  }
  const names = checkDeployment({ site: unset, config: template, secrets: [] }).map(
    ({ field }) => field.split(' ')[0],
  )
  const legal = ['legal.entity', 'legal.address', 'legal.jurisdiction', 'legal.arbitrationBody']
  const mail = ['email.hello', 'email.careers', 'email.legal', 'email.privacy', 'email.security']
  expect(names).toEqual(['database_id', 'origin', 'NOTIFY_TO', 'SIGNING_SECRET', ...mail, ...legal])
})

test.each([
  ['https://lintel.example', true],
  ['https://example.com', true],
  ['https://www.example.com', true],
  ['https://localhost:8788', true],
  ['https://examples.com', false],
  ['https://example.firm.com', false],
])('the origin %s is reserved: %s', (origin, isReserved) => {
  const fields = checkDeployment(settingsOf({ site: { ...site, origin } })).map(placeOf)
  expect(fields.includes('content/site.yaml origin')).toBe(isReserved)
})
