import { blogTopic } from './blog.ts'
import { caseStudiesTopic } from './caseStudies.ts'
import { companyTopic } from './company.ts'
import { contactTopic } from './contact.ts'
import { expertiseTopic } from './expertise.ts'
import { pricingTopic } from './pricing.ts'
import { processTopic } from './process.ts'
import { roiTopic } from './roi.ts'
import { servicesTopic, serviceTopics } from './services.ts'
import type { Topic } from './topic.ts'
import { valuesTopic } from './values.ts'

/** From narrow intents to wide subjects: "What does AI consulting cost?" is a question about the price. */
export const topics: Topic[] = [
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
