import { NotFound } from '#components/sections/NotFound.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { head, ...words } = pageWords('not-found')
  return <NotFound {...words} />
}
