import { pageWords } from '@lintel/engine/content/pages.ts'
import { LegalNotice } from '#components/sections/legal.tsx'

export default function Page() {
  return <LegalNotice {...pageWords('legal')} />
}
