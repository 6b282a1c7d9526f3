import { ListHero } from '#components/sections/ListHero.tsx'
import { toolPages } from '#data/toolPages.ts'

export function ToolsHero() {
  const { backHome, title, lead } = toolPages
  return <ListHero back={{ href: '/', label: backHome }} title={title} lead={lead} />
}
