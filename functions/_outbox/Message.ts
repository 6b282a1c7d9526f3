/** One thing to tell, for every channel: the text for people, the event for programs. */
export interface Message {
  /** Stays the same in every attempt, so that a receiver can drop what it has already. */
  id: string
  toOwner: boolean
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers?: Record<string, string>
  event: { type: string; [key: string]: unknown }
}
