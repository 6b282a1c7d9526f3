import { getContent } from '@lintel/engine/content/store.ts'
import { NotFound } from '#components/sections/NotFound.tsx'

export default function Page() {
  const { head, ...words } = getContent('pages', 'not-found')
  return <NotFound {...words} />
}
