import { readFileSync } from 'node:fs'
import { misspeltSettings } from '@lintel/edge/node/misspelt.ts'
import { settingNames } from '@lintel/edge/settings.ts'
import { expect, test } from 'vitest'

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTED_PROXIS', 'TRUSTED_PROXIES'],
  ['TRUSTED_PORXIES', 'TRUSTED_PROXIES'],
  ['trusted_proxies', 'TRUSTED_PROXIES'],
  ['STATE_DIR', 'STATE_DIRECTORY'],
  ['STATUS_PORTS', 'STATUS_PORT'],
  ['SIGNING_SECRETS', 'SIGNING_SECRET'],
  ['SIGNING_SECRET_KEY', 'SIGNING_SECRET'],
  ['SMPT_URL', 'SMTP_URL'],
  ['NOTIFY_T', 'NOTIFY_TO'],
  ['SLACKURL', 'SLACK_URL'],
])('%s is told as %s', (name, setting) => {
  expect(misspeltSettings([name])).toEqual([
    `${name} is no setting, and is ignored: did you mean ${setting}?`,
  ])
})

test('settings, and what other programs read, are not told', () => {
  const examples = readFileSync('.dev.vars.example', 'utf8').match(/[A-Z_]{4,}(?==)/g) ?? []
  expect(examples.filter((name) => !settingNames.includes(name))).toEqual([])
  const others =
    'HOST HOSTNAME PORT PORTS PATH PWD HOME STATE CRM SMTP NOTIFY_SOCKET NODE_ENV NODE_OPTIONS LOGS_DIRECTORY CACHE_DIRECTORY RUNTIME_DIRECTORY CONFIGURATION_DIRECTORY LANG LC_ALL _ TERM npm_config_cache INVOCATION_ID JOURNAL_STREAM HTTPS_PROXY NO_PROXY'
  expect(misspeltSettings([...examples, ...others.split(' ')])).toEqual([])
})
