import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'
import type { ToolData } from './+data.ts'

export default ({ tool }: ToolData): PageHead => {
  const { title, text } = getContent('pages', 'tools').notFound
  if (!tool) return { title, description: text, hidden: true }
  return { title: tool.title, description: tool.description, subject: { kind: 'tool', tool } }
}
