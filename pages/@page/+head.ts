import type { PageHead, Subject } from '@lintel/engine/render/head.ts'
import type { PageData } from './+data.ts'

const kinds = ['about', 'services', 'case-studies', 'specimens', 'contact', 'tools'] as const

export default ({ page: { head, href, blocks, service } }: PageData): PageHead => {
  const kind = href === '/' ? 'home' : kinds.find((each) => href === `/${each}`)
  const subject: Subject | undefined = service ? { kind: 'service', service } : kind && { kind }
  return {
    ...head,
    ...(subject && { subject }),
    questions: blocks.flatMap((each) => (each.block === 'questions' ? each.questions : [])),
    route: href,
  }
}
