import { caseStudiesTopic, pricingTopic, processTopic, roiTopic } from './engagement.ts'
import { blogTopic, companyTopic, contactTopic, expertiseTopic, smallTalkTopic, valuesTopic } from './firm.ts'
import type { Topic } from './matchTopic.ts'
import { servicesTopic, serviceTopics } from './services.ts'

/** From narrow intents to wide subjects: "What does AI consulting cost?" is a question about the price. */
export const topics: Topic[] = [
  smallTalkTopic,
  pricingTopic,
  contactTopic,
  caseStudiesTopic,
  roiTopic,
  blogTopic,
  valuesTopic,
  expertiseTopic,
  processTopic,
  ...serviceTopics,
  servicesTopic,
  companyTopic,
]
