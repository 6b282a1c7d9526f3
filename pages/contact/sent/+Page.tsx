import { Sent } from '#components/sections/contact/Sent.tsx'

export default function Page() {
  return <Sent />
}
