import { NotFound } from '#components/sections/NotFound.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { code, title, action } = pageWords('not-found')
  return <NotFound code={code} title={title} action={action} />
}
