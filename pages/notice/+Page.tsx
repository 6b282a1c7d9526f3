import { Notice } from '#components/sections/Notice.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { head, home } = pageWords('notice')
  return <Notice title={head.title} home={home} />
}
