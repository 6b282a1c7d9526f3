import { getContent } from '@lintel/engine/content/store.ts'
import { ContactSection } from '#components/sections/contact.tsx'
import { Agreement, Head, Next, Questions } from '#components/sections/contact-page.tsx'

export default function Page() {
  const { section, brief, reader, questions, agreement } = getContent('pages', 'contact')
  return (
    <>
      <h1 className="sr-only">{section.label}</h1>
      <ContactSection
        {...section}
        head={<Head section={section} brief={brief} />}
        reader={reader}
        foot={<Next {...section.next} />}
      />
      <Questions {...questions} />
      <Agreement {...agreement} />
    </>
  )
}
