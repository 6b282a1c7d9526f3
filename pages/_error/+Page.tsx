import { pageWords } from '@lintel/engine/content/pages.ts'
import { NotFound } from '#components/sections/NotFound.tsx'

export default function Page() {
  const { head, ...words } = pageWords('not-found')
  return <NotFound {...words} />
}
