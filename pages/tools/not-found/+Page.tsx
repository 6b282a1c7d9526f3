import { NotFound } from '#components/sections/NotFound.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { notFound, tool } = pageWords('tools')
  return <NotFound {...notFound} action={tool.back} />
}
