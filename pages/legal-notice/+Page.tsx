import { LegalNotice } from '#components/sections/legal.tsx'

export default function Page() {
  return <LegalNotice />
}
