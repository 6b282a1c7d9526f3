import { getContent } from '@lintel/engine/content/store.ts'
import { Notice } from '#components/sections/Notice.tsx'

export default function Page() {
  const { head, home } = getContent('pages', 'notice')
  return <Notice title={head.title} home={home} />
}
