import { about, contact } from '#content/forBrowsers.ts'
import { blogSubjects } from '#content/words.ts'
import { phoneLink } from '#data/phoneLink.ts'
import { responseTime } from '#data/responseTime.ts'
import { site } from '#data/site.ts'
import { link, list, listAfter, type Part, paragraph } from '../answer.ts'
import { claimBlocks } from './claimText.ts'
import { labels, type Topic } from './topic.ts'

export const companyTopic: Topic = {
  id: 'company',
  keywords: ['company', 'firm', 'consultancy', site.name, 'who are you', 'about you', 'about us'],
  answer: () => ({
    blocks: [
      paragraph(site.description),
      paragraph(`Mission: ${about.mission}`),
      paragraph(`Vision: ${about.vision}`),
      ...claimBlocks(about.assistantStats),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels.services, labels.values, labels.expertise],
  }),
}

export const valuesTopic: Topic = {
  id: 'values',
  keywords: ['values', 'principles', 'culture', 'ethics'],
  answer: () => ({
    blocks: [
      ...listAfter(
        paragraph(`The values of ${site.name}:`),
        about.values.map(({ title, description }) => [`${title}: ${description}`]),
      ),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels.expertise, labels.process, labels.company],
  }),
}

export const expertiseTopic: Topic = {
  id: 'expertise',
  keywords: ['expertise', 'technologies', 'tech stack', 'technology stack', 'skills'],
  answer: () => ({
    blocks: [
      ...listAfter(
        paragraph('Our areas of expertise, with the technologies of each:'),
        about.expertise.map(({ title, description, technologies }) => [
          `${title}: ${description} (${technologies.join(', ')})`,
        ]),
      ),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels['ai-systems'], labels['data-analytics'], labels.cybersecurity],
  }),
}

export const blogTopic: Topic = {
  id: 'blog',
  keywords: ['blog', 'article', 'articles', 'posts', 'blog posts', 'insights', 'publications'],
  answer: () => ({
    blocks: [
      paragraph('The ', link('blog', '/blog'), ' is about:'),
      list(blogSubjects.map((topic) => [topic])),
    ],
    quickReplies: [labels['ai-systems'], labels['data-analytics'], labels.automation],
  }),
}

export const contactTopic: Topic = {
  id: 'contact',
  keywords:
    'contact, contact details, contact you, get in touch, reach you, email, email address, phone, phone number, whatsapp, linkedin'.split(
      ', ',
    ),
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
