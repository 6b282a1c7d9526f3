import { ContactSection } from '#components/sections/ContactSection.tsx'
import { contact } from '#data/contact.ts'

export default function Page() {
  return (
    <div className="pt-14">
      <h1 className="sr-only">{contact.label}</h1>
      <ContactSection />
    </div>
  )
}
