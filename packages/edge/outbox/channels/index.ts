import type { Environment } from '../../environment.ts'
import { canMailVisitors, type Settings } from '../../settings.ts'
import type { Message, OwnerKind } from '../Message.ts'
import type { Channel } from './Channel.ts'
import { crm } from './crm.ts'
import { hubspot } from './hubspot.ts'
import { mail, sendMail } from './mail.ts'
import { slack } from './slack.ts'
import { teams } from './teams.ts'
import { webhook } from './webhook.ts'

/** All channels that can notify the owner. */
export const channels = { mail, webhook, slack, teams, hubspot, crm } satisfies Record<string, Channel>

export type OwnerChannel = keyof typeof channels
export type ChannelName = OwnerChannel | 'visitor-mail'

export const channelNames = Object.keys(channels) as OwnerChannel[]

/** Returns the channels that are set up and can express this kind. */
export function ownerChannels(env: Settings, kind: OwnerKind = 'enquiry'): OwnerChannel[] {
  return channelNames.filter((name) => channels[name].isOn(env) && channels[name].kinds.includes(kind))
}

/** Returns all channels that can deliver now; rows for any other stay pending. */
export function openChannels(env: Settings): ChannelName[] {
  const visitors: ChannelName[] = canMailVisitors(env) ? ['visitor-mail'] : []
  return [...ownerChannels(env), ...visitors]
}

export function acceptsQuarantined(name: OwnerChannel): boolean {
  const { acceptsQuarantined = false }: Channel = channels[name]
  return acceptsQuarantined
}

export function send(env: Environment, name: ChannelName, message: Message): Promise<void> {
  return name === 'visitor-mail' ? sendMail(env, message) : channels[name].send(env, message)
}

/** Returns the name of a channel for people, even if the channel no longer exists. */
export function labelOf(name: string): string {
  const channel = channelNames.find((each) => each === name)
  return channel ? channels[channel].label : name === 'visitor-mail' ? 'mail to the sender' : name
}
