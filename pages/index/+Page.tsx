import { ContactSection } from '#components/sections/contact.tsx'
import { About, Hero, ReadingProgress, Services, WhoWeHelp, WhyChoose } from '#components/sections/home.tsx'

export default function Page() {
  return (
    <>
      <ReadingProgress />
      <Hero />
      <WhoWeHelp />
      <Services />
      <WhyChoose />
      <About />
      <ContactSection numbered />
    </>
  )
}
