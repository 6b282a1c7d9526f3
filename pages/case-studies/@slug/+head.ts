import type { PageHead } from '@lintel/engine/render/head.ts'
import type { CaseStudyData } from './+data.ts'

export default ({ study }: CaseStudyData): PageHead => ({
  title: study.title,
  description: study.description,
  subject: { kind: 'case-study', study },
})
