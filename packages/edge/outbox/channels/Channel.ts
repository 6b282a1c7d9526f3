import { isLocalDevelopment } from '@lintel/rules/localDevelopment.ts'
import type { Environment } from '../../environment.ts'
import type { Settings } from '../../settings.ts'
import type { Message, OwnerKind } from '../Message.ts'

/** What is wrong with a setting: where, whether it is so, what to say, and what to do about it. */
export type SettingRule = [field: keyof Settings, isBroken: unknown, message: string, fix: string]

/** One of the ways in which the owner hears of an enquiry. All of them stand in `channels/index.ts`. */
export interface Channel {
  /** In a sentence: "notified by Slack". */
  label: string
  /** Whether all of its settings are there. */
  isOn: (env: Settings) => boolean
  rules: (env: Settings) => SettingRule[]
  /** Whether it gets quarantined enquiries at once. The others get them when the owner has released them. */
  acceptsQuarantined?: boolean
  /** What it can express: a customer database takes enquiries, people take everything. */
  kinds: readonly OwnerKind[]
  /**
   * Returns once the receiver has taken the message.
   * @throws Error whose message holds nothing of what a visitor wrote, and no secret
   */
  send: (env: Environment, message: Message) => Promise<void>
}

/**
 * That an address is secure and, where hosts are named, is of one of them or below it. Stand-ins on this machine are none
 * of a provider's, and are what tests set.
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
