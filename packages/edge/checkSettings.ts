import type { FieldDiagnostic } from '@lintel/rules/diagnostic.ts'
import { addressRule, type SettingRule } from './outbox/channels/Channel.ts'
import { channelNames, channels } from './outbox/channels/index.ts'
import {
  canMailVisitors,
  isScore,
  isShort,
  minSecretLength,
  type Settings,
  signingSecrets,
} from './settings.ts'

const switches = ['NOTIFY_DIGEST', 'NOTIFY_DUE', 'NOTIFY_VISITOR'] as const

/** Returns what a live site lacks and which settings contradict each other. An empty list means ready. */
export function checkSettings(env: Settings): FieldDiagnostic[] {
  const { BOT_CHECK, NOTIFY_VISITOR, REBUILD_TOKEN, REBUILD_URL } = env
  const keys = signingSecrets(env)
  const providers = ['', 'recaptcha', 'turnstile']
  const longer = `write at least ${minSecretLength} characters`
  const rules: SettingRule[] = [
    // Without it the signing key is in the database, so anyone with a copy can forge links.
    ['SIGNING_SECRET', keys.length === 0, 'is not set, so a copy of the database can forge links', longer],
    ['SIGNING_SECRET', keys.some(isShort), 'has a key that is too short', longer],
    ...channelNames.flatMap((name) => channels[name].rules(env)),
    ...switches.map((name): SettingRule => {
      return [name, env[name] && env[name] !== 'on', 'is neither on nor empty', 'write on, or nothing']
    }),
    [
      'NOTIFY_VISITOR',
      NOTIFY_VISITOR === 'on' && !canMailVisitors(env),
      'is on, but no mail reaches visitors',
      'set NOTIFY_FROM, and SMTP_URL or a binding VISITOR_MAIL',
    ],
    addressRule(
      ['REBUILD_URL', REBUILD_URL],
      [],
      'write https://api.github.com/repos/OWNER/NAME/actions/workflows/site.yml/dispatches',
    ),
    [
      'REBUILD_TOKEN',
      Boolean(REBUILD_URL) !== Boolean(REBUILD_TOKEN),
      'and REBUILD_URL belong together',
      'set both, or neither',
    ],
    ['BOT_CHECK', !providers.includes(BOT_CHECK ?? ''), 'is no service', 'write recaptcha or turnstile'],
    [
      'BOT_CHECK_SECRET',
      BOT_CHECK && !env.BOT_CHECK_SECRET,
      'is not set, but BOT_CHECK is',
      'set both, or neither',
    ],
    ['BOT_CHECK_MIN_SCORE', !isScore(env.BOT_CHECK_MIN_SCORE), 'is no score', 'write a number from 0 to 1'],
  ]
  return rules
    .filter(([, isBroken]) => isBroken)
    .map(([field, , message, fix]) => ({ field, message: `${field} ${message}`, fix }))
}
