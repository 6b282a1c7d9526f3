import { LegalNotice } from '#components/sections/legal.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  return <LegalNotice {...pageWords('legal')} />
}
