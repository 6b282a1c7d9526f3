import * as v from 'valibot'
import { fields, list, phrase, text, words } from '../fields.ts'

/** Keywords separated by commas. Scripts contain them, and lists would take more bytes. */
const keywords = text()

/** Links inside sentences are written as in Markdown. */
export const chat = fields({
  panel: fields({
    ...words(
      'title',
      'open',
      'close',
      'reset',
      'conversation',
      'you',
      'assistant',
      'input',
      'placeholder',
      'send',
    ),
    length: phrase('count', 'most'),
    ...words('quickReplies', 'copy', 'copied', 'talkToPerson'),
  }),
  greeting: list(text()),
  answers: fields({
    ...words('quoted', 'specimen', 'none', 'nearest', 'otherLanguage', 'closest', 'unclear', 'notLoaded'),
    nextSteps: phrase('talkToPerson'),
    source: phrase('sources'),
  }),
  /** Ids of the topics that the greeting suggests. */
  suggested: list(v.string()),
  handOver: text(),
  labels: fields(
    words(
      'company',
      'services',
      'process',
      'pricing',
      'contact',
      'blog',
      'values',
      'expertise',
      'roi',
      'caseStudies',
    ),
  ),
  topics: fields({
    smallTalk: fields({ keywords, lead: text() }),
    company: fields({ keywords, mission: phrase('mission'), vision: phrase('vision'), more: text() }),
    values: fields({ keywords, lead: text(), more: text() }),
    expertise: fields({ keywords, lead: text(), more: text() }),
    blog: fields({ keywords, lead: text() }),
    contact: fields({
      keywords,
      lead: phrase('lead'),
      ...words('email', 'phone', 'noPhone', 'whatsapp'),
      responseTime: phrase('span', 'window'),
    }),
    process: fields({ keywords, more: text() }),
    pricing: fields({ keywords, lead: text(), planning: phrase('step'), closing: phrase('closing') }),
    roi: fields({ keywords, best: text(), measured: text(), none: text() }),
    caseStudies: fields({
      keywords,
      one: text(),
      other: phrase('count'),
      result: phrase('results'),
      general: phrase('description'),
      more: text(),
    }),
    services: fields({ keywords, lead: text(), more: text() }),
    service: fields({
      ...words('includes', 'gains', 'more'),
      /** By the id of the service. */
      topics: v.record(v.string(), fields({ label: text(), keywords })),
      /** Ids of services. If a message names several, the first in this list wins. */
      precedence: list(v.string()),
    }),
  }),
})
