import { phoneLink } from '#data/phoneLink.ts'

export function PhoneLink({ phone }: { phone: string }) {
  const { label, href } = phoneLink(phone)
  return (
    <a className="text-link" href={href}>
      {label}
    </a>
  )
}
