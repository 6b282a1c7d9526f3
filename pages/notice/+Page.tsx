import { pageWords } from '@lintel/engine/content/pages.ts'
import { Notice } from '#components/sections/Notice.tsx'

export default function Page() {
  const { head, home } = pageWords('notice')
  return <Notice title={head.title} home={home} />
}
