import { ContactSection } from '#components/sections/ContactSection.tsx'
import { Questions } from '#components/sections/Questions.tsx'
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
