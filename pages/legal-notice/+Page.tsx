import { getContent } from '@lintel/engine/content/store.ts'
import { LegalNotice } from '#components/sections/legal.tsx'

export default function Page() {
  return <LegalNotice {...getContent('pages', 'legal')} />
}
