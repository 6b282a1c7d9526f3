import { LegalNotice } from '#components/sections/legal/LegalNotice.tsx'

export default function Page() {
  return <LegalNotice />
}
