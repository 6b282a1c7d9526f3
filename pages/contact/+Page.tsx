import { ContactSection, Questions } from '#components/sections/contact.tsx'
import { contact } from '#data/contact.ts'
import { contactQuestions } from '#data/questions.ts'

export default function Page() {
  return (
    <div className="pt-14">
      <h1 className="sr-only">{contact.label}</h1>
      <ContactSection />
      <Questions {...contactQuestions} />
    </div>
  )
}
