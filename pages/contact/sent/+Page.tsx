import { Sent } from '#components/sections/contact.tsx'

export default function Page() {
  return <Sent />
}
