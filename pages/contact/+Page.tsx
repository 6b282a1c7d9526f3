import { ContactSection } from '#components/sections/contact.tsx'
import { Head, Questions } from '#components/sections/contact-page.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const { section, brief, reader, questions, agreement } = pageWords('contact')
  return (
    <>
      <h1 className="sr-only">{section.label}</h1>
      <ContactSection {...section} head={<Head section={section} brief={brief} />} reader={reader} />
      <div className="border-t border-line">
        <Questions {...questions} />
        <Questions {...agreement} />
      </div>
    </>
  )
}
