import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import type { Environment } from '../../environment.ts'
import type { Settings } from '../../settings.ts'
import type { Message, OwnerKind } from '../Message.ts'

/** A check of a setting: the field, whether it is broken, what to say, and how to fix it. */
export type SettingRule = [field: keyof Settings, isBroken: unknown, message: string, fix: string]

/** A way to notify the owner. `channels/index.ts` lists them all. */
export interface Channel {
  /** The name within a sentence: "notified by Slack". */
  label: string
  /** Whether all of its settings are present. */
  isOn: (env: Settings) => boolean
  rules: (env: Settings) => SettingRule[]
  /** Whether it gets quarantined enquiries at once; other channels get them after the owner's release. */
  acceptsQuarantined?: boolean
  /** What it can express: a customer database takes only enquiries, people take everything. */
  kinds: readonly OwnerKind[]
  /**
   * Resolves once the receiver has accepted the message.
   * @throws Error whose message contains no secret and nothing that a visitor wrote
   */
  send: (env: Environment, message: Message) => Promise<void>
}

/**
 * Requires https and, if hosts are listed, one of them or a subdomain. Local hosts count too, for the
 * stand-ins that tests use.
 * @param fix what to write instead
 */
export function addressRule(
  [field, text]: [field: keyof Settings, text: string | undefined],
  hosts: readonly string[] = [],
  fix = 'begin it with https://',
): SettingRule {
  const { protocol, hostname = '' } = URL.parse(text ?? '') ?? {}
  const isTheirs =
    hosts.length === 0 ||
    hosts.some((host) => `.${hostname}`.endsWith(`.${host}`)) ||
    isLocalDevelopment(hostname)
  return [field, text && !(protocol === 'https:' && isTheirs), 'is no such address', fix]
}
