import { Notice } from '#components/sections/Notice.tsx'

export default function Page() {
  return <Notice />
}
