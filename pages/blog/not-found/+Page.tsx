import { NotFound } from '#components/sections/NotFound.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { notFound, post } = pageWords('blog')
  return <NotFound {...notFound} action={post.back} />
}
