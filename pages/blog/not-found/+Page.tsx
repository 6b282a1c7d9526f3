import { NotFound } from '#components/sections/NotFound.tsx'
import { blog } from '#data/blog.ts'

export default function Page() {
  return <NotFound {...blog.notFound} action={{ label: blog.backToBlog, href: '/blog' }} />
}
