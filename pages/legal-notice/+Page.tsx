import { getWords } from '@lintel/engine/content/store.ts'
import { LegalNotice } from '#components/sections/legal.tsx'

export default function Page() {
  return <LegalNotice {...getWords('pages', 'legal')} />
}
