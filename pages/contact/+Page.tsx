import { ContactSection, Questions } from '#components/sections/contact.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { section, reader, questions, agreement } = pageWords('contact')
  return (
    <div className="pt-14">
      <h1 className="sr-only">{section.label}</h1>
      <ContactSection {...section} reader={reader} />
      <Questions {...questions} />
      <Questions {...agreement} />
    </div>
  )
}
