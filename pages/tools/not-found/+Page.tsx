import { NotFound } from '#components/sections/NotFound.tsx'
import { toolPages } from '#data/toolPages.ts'

export default function Page() {
  return <NotFound {...toolPages.notFound} action={{ label: toolPages.backToTools, href: '/tools' }} />
}
