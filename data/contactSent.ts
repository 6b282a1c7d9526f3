/** What answers the contact form, in its place or, when it was sent without script, as a page. */
export const contactSent = {
  head: { title: 'Message sent', description: 'Your message is stored, and this is its reference.' },
  label: 'Contact',
  title: 'Message Sent Successfully',
  text: 'Your message is stored. A person reads it and answers by email.',
  reference: 'Your reference',
  replyBy: 'We answer by',
  keep: 'Keep the reference: with it you can ask about your message or have it erased.',
  receipt: 'See or Erase Your Message',
  again: { label: 'Send Another Message', href: '/contact' },
}
