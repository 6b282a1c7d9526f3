import { checkSettings } from '@lintel/edge/checkSettings.ts'
import { networksOf } from '@lintel/edge/enquiries/client.ts'
import type { Environment } from '@lintel/edge/environment.ts'
import { ownerChannels } from '@lintel/edge/outbox/channels/index.ts'
import { describe, expect, test } from 'vitest'

const secret = 'x'.repeat(32)
const form =
  'https://api.hsforms.com/submissions/v3/integration/secure/submit/1/0f1c2d3e-4a5b-6c7d-8e9f-0a1b2c3d4e5f'
const mail = { NOTIFY_TO: 'a@b.example', NOTIFY_FROM: 'c@d.example' }

describe('checkSettings', () => {
  test.each<[string, Partial<Environment>]>([
    ['only what is required', {}],
    ['two signing keys', { SIGNING_SECRET: `${secret} ${secret}\n` }],
    ['empty settings', { NOTIFY_TO: '', SMTP_URL: '', WEBHOOK_URL: '', BOT_CHECK: '' }],
    ['a percent sign in the password', { ...mail, SMTP_URL: 'smtps://u:100%25@mail.example:465' }],
    ['mail by SMTP', { ...mail, SMTP_URL: 'smtps://u:p@mail.example:465' }],
    ['a webhook', { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: secret }],
    ['Slack', { SLACK_URL: 'https://hooks.slack.com/services/T0/B0/x' }],
    ['Slack of a government', { SLACK_URL: 'https://hooks.slack-gov.com/services/T0/B0/x' }],
    ['a stand-in on this machine', { SLACK_URL: 'https://localhost:8443/services/T0/B0/x' }],
    ['Teams', { TEAMS_URL: 'https://prod-1.westeurope.logic.azure.com/workflows/1?sig=x' }],
    ['Teams', { TEAMS_URL: 'https://x.powerplatform.com/workflows/1?sig=x' }],
    ['HubSpot', { HUBSPOT_URL: form, HUBSPOT_TOKEN: 'pat' }],
    ['a CRM', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '{"mail": ["{email}"]}' }],
    [
      'all that is for extra',
      { ...mail, SMTP_URL: 'smtps://m.example', NOTIFY_DIGEST: 'on', NOTIFY_DUE: 'on', NOTIFY_VISITOR: 'on' },
    ],
    ['a bot check', { BOT_CHECK: 'turnstile', BOT_CHECK_SECRET: 'short is fine' }],
    [
      'what starts a build',
      {
        REBUILD_URL: 'https://api.github.com/repos/firm/site/actions/workflows/site.yml/dispatches',
        REBUILD_TOKEN: 'github_pat',
      },
    ],
    ['a lowest score', { BOT_CHECK_MIN_SCORE: '0.7' }],
  ])('none with %s', (_, env) => expect(checkSettings({ SIGNING_SECRET: secret, ...env })).toEqual([]))

  test.each<[string, Partial<Environment>]>([
    ['SIGNING_SECRET', { SIGNING_SECRET: '' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: ' ' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: 'short' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: `${secret} short` }],
    ['REBUILD_TOKEN', { REBUILD_URL: 'https://api.github.com/' }],
    ['REBUILD_TOKEN', { REBUILD_TOKEN: 'github_pat' }],
    ['REBUILD_URL', { REBUILD_URL: 'http://api.github.com/', REBUILD_TOKEN: 'github_pat' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'https://hooks.example/' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: 'short' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://hooks.example/', WEBHOOK_SECRET: secret }],
    ['NOTIFY_TO', { NOTIFY_TO: 'a@b.example', SMTP_URL: 'smtp://mail.example' }],
    ['NOTIFY_TO', { ...mail, NOTIFY_TO: 'a@b.example, c@d.example', SMTP_URL: 'smtp://mail.example' }],
    ['NOTIFY_FROM', { ...mail, NOTIFY_FROM: 'Firm <c@d.example>', SMTP_URL: 'smtp://mail.example' }],
    ['NOTIFY_TO', { ...mail }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'smtps:mail.example' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'smtps://u:100%@mail.example' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'smtps://u%zz:p@mail.example' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'smtps://u:p%ff@mail.example' }],
    ['SLACK_URL', { SLACK_URL: 'hooks.slack.com/services/T0/B0/x' }],
    ['SLACK_URL', { SLACK_URL: 'http://hooks.slack.com/services/T0/B0/x' }],
    ['SLACK_URL', { SLACK_URL: 'https://slack.com/app_redirect' }],
    ['SLACK_URL', { SLACK_URL: 'https://hooks.slack.com.evil.example/services/T0/B0/x' }],
    ['SLACK_URL', { SLACK_URL: 'https://x.powerplatform.com/workflows/1?sig=x' }],
    ['TEAMS_URL', { TEAMS_URL: 'http://x.powerplatform.com/' }],
    ['TEAMS_URL', { TEAMS_URL: 'https://x.webhook.office.com/webhookb2/1' }],
    ['TEAMS_URL', { TEAMS_URL: 'https://evilpowerplatform.com/' }],
    ['HUBSPOT_URL', { HUBSPOT_URL: 'https://api.hsforms.com/', HUBSPOT_TOKEN: 'pat' }],
    ['HUBSPOT_TOKEN', { HUBSPOT_URL: form }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/' }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '{email}' }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '[]' }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '["{email}"]' }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/', CRM_MAPPING: 'null' }],
    ['CRM_MAPPING', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '{"phone": "{phone}"}' }],
    ['CRM_AUTHORIZATION', { CRM_URL: 'https://crm.example/', CRM_MAPPING: '{}', CRM_AUTHORIZATION: 'a\nb' }],
    ['NOTIFY_DIGEST', { NOTIFY_DIGEST: 'daily' }],
    ['NOTIFY_VISITOR', { NOTIFY_VISITOR: 'on' }],
    ['BOT_CHECK', { BOT_CHECK: 'other', BOT_CHECK_SECRET: 'x' }],
    ['BOT_CHECK_SECRET', { BOT_CHECK: 'recaptcha' }],
    ['BOT_CHECK_MIN_SCORE', { BOT_CHECK_MIN_SCORE: 'high' }],
    ['BOT_CHECK_MIN_SCORE', { BOT_CHECK_MIN_SCORE: '1.1' }],
  ])('name %s in %o', (name, env) => {
    expect(checkSettings({ SIGNING_SECRET: secret, ...env })).toMatchObject([{ field: name }])
  })
})

test('only complete settings open a channel', () => {
  const channels = (env: Partial<Environment>) => ownerChannels(env as Environment)
  expect(channels({})).toEqual([])
  expect(channels(mail)).toEqual([])
  expect(channels({ ...mail, SMTP_URL: 'smtp://mail.example' })).toEqual(['mail'])
  expect(channels({ WEBHOOK_URL: 'https://hooks.example/' })).toEqual([])
  expect(channels({ WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: secret })).toEqual(['webhook'])
})

test.each<[string, string[]]>([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::FFFF:c633:6403', ['198.51.100.3']],
  ['0:0:0:0:0:ffff:198.51.100.3', ['198.51.100.3']],
  ['2001:db8:1:2:3:4:5:6:7', []],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:0DB8:0:0:ffff::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:abcd::', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:bcd::', ['2001:db8:1:bcd::/64', '2001:db8:1:b00::/56', '2001:db8:1::/48']],
  ['', []],
  ['unknown', []],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
])('the networks of %j, narrowest first, are %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})
