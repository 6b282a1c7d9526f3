import { contact } from '#content/forBrowsers.ts'
import { phoneLink } from '#data/phoneLink.ts'
import { responseTime } from '#data/responseTime.ts'
import { site } from '#data/site.ts'
import { link, list, type Part, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const contactTopic: Topic = {
  id: 'contact',
  keywords: [
    'contact',
    'contact details',
    'contact you',
    'get in touch',
    'reach you',
    'email',
    'email address',
    'phone',
    'phone number',
    'whatsapp',
    'linkedin',
  ],
  answer: () => ({
    blocks: [
      paragraph(
        `${contact.lead} Use the `,
        link('contact form', '/contact#contact-form'),
        ', or one of these:',
      ),
      list(channels()),
      paragraph(`Response time: ${responseTime.span}, ${responseTime.window}.`),
    ],
    quickReplies: [labels.process, labels.services, labels.pricing],
  }),
}

function channels(): Part[][] {
  const { email, phone, whatsapp, social } = site
  return [
    ['Email: ', link(email.hello, `mailto:${email.hello}`)],
    ...(phone ? [['Phone: ', link(phoneLink(phone).label, phoneLink(phone).href)]] : []),
    ...(whatsapp ? [[link('WhatsApp', `https://wa.me/${whatsapp}`)]] : []),
    ...(social.linkedin ? [[link('LinkedIn', social.linkedin)]] : []),
  ]
}
