import { ContactSection } from '#components/sections/ContactSection.tsx'
import { About } from '#components/sections/home/About.tsx'
import { Hero } from '#components/sections/home/Hero.tsx'
import { ReadingProgress } from '#components/sections/home/ReadingProgress.tsx'
import { Services } from '#components/sections/home/Services.tsx'
import { WhoWeHelp } from '#components/sections/home/WhoWeHelp.tsx'
import { WhyChoose } from '#components/sections/home/WhyChoose.tsx'

export default function Page() {
  return (
    <>
      <ReadingProgress />
      <Hero />
      <WhoWeHelp />
      <Services />
      <WhyChoose />
      <About />
      <ContactSection number="05" />
    </>
  )
}
