import { getWords } from '@lintel/engine/content/store.ts'
import { NotFound } from '#components/sections/NotFound.tsx'

export default function Page() {
  const { head, ...words } = getWords('pages', 'not-found')
  return <NotFound {...words} />
}
