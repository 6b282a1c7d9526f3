import { toolPages } from '#data/toolPages.ts'
import type { PageHead } from '#renderer/head.ts'
import type { ToolData } from './+data.ts'

export default ({ tool }: ToolData): PageHead => {
  if (!tool) return { title: toolPages.notFound.title, description: toolPages.notFound.text, hidden: true }
  return { title: tool.title, description: tool.description, subject: { kind: 'tool', tool } }
}
