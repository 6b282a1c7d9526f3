import { Sent } from '#components/sections/contact-page.tsx'

export default function Page() {
  return <Sent />
}
