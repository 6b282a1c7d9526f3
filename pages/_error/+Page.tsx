import { NotFound } from '#components/sections/NotFound.tsx'
import { notFound } from '#data/notFound.ts'

export default function Page() {
  return <NotFound code={notFound.code} title={notFound.title} action={notFound.action} />
}
