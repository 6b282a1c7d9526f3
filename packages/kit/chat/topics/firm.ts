import { about, contact } from '@lintel/engine/content/forBrowsers.ts'
import { blogSubjects, chatLabels as labels, chatTopics as words } from '@lintel/engine/content/strings.ts'
import { phoneLink } from '@lintel/rules/phoneLink.ts'
import { responseTime } from '@lintel/rules/responseTime.ts'
import { site } from '@site/data/site.ts'
import { link, list, listAfter, type Part, paragraph, phrase } from '../answer.ts'
import { claimBlocks } from './claimBlocks.ts'
import { nextSteps } from './help.ts'
import type { Topic } from './matchTopic.ts'
import { serviceLabels } from './services.ts'

export const smallTalkTopic: Topic = {
  id: 'smallTalk',
  keywords: words.smallTalk.keywords,
  answer: () => ({
    blocks: [phrase(words.smallTalk.lead), nextSteps],
    quickReplies: [labels.services, labels.process, labels.contact],
  }),
}

export const companyTopic: Topic = {
  id: 'company',
  keywords: words.company.keywords,
  answer: () => ({
    blocks: [
      paragraph(site.description),
      ...(about.mission ? [phrase(words.company.mission, { mission: about.mission })] : []),
      ...(about.vision ? [phrase(words.company.vision, { vision: about.vision })] : []),
      ...claimBlocks(about.assistantStats),
      phrase(words.company.more),
    ],
    quickReplies: [labels.services, labels.values, labels.expertise],
  }),
}

export const valuesTopic: Topic = {
  id: 'values',
  keywords: words.values.keywords,
  answer: () => ({
    blocks: [
      ...listAfter(
        phrase(words.values.lead),
        about.values.map(({ title, description }) => [`${title}: ${description}`]),
      ),
      phrase(words.values.more),
    ],
    quickReplies: [labels.expertise, labels.process, labels.company],
  }),
}

export const expertiseTopic: Topic = {
  id: 'expertise',
  keywords: words.expertise.keywords,
  answer: () => ({
    blocks: [
      ...listAfter(
        phrase(words.expertise.lead),
        about.expertise.map(({ title, description, technologies }) => [
          `${title}: ${description} (${technologies.join(', ')})`,
        ]),
      ),
      phrase(words.expertise.more),
    ],
    quickReplies: serviceLabels(3),
  }),
}

export const blogTopic: Topic = {
  id: 'blog',
  keywords: words.blog.keywords,
  answer: () => ({
    blocks: [phrase(words.blog.lead), list(blogSubjects.map((subject) => [subject]))],
    quickReplies: serviceLabels(3),
  }),
}

export const contactTopic: Topic = {
  id: 'contact',
  keywords: words.contact.keywords,
  answer: () => ({
    blocks: [
      phrase(words.contact.responseTime, responseTime),
      phrase(words.contact.lead, contact),
      list(channels()),
    ],
    quickReplies: [labels.process, labels.services, labels.pricing],
  }),
}

function channels(): Part[][] {
  const { email, phone, whatsapp, social } = site
  return [
    [`${words.contact.email}: `, link(email.hello, `mailto:${email.hello}`)],
    phone
      ? [`${words.contact.phone}: `, link(phoneLink(phone).label, phoneLink(phone).href)]
      : [words.contact.noPhone],
    ...(whatsapp ? [[link(words.contact.whatsapp, `https://wa.me/${whatsapp}`)]] : []),
    ...(social.linkedin ? [[link('LinkedIn', social.linkedin)]] : []),
  ]
}
