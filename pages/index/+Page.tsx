import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { pageWords } from '@lintel/engine/content/pages.ts'
import { services, servicesIn } from '@lintel/engine/content/services.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { CaseStrip } from '#components/sections/CaseStrip.tsx'
import { ContactSection } from '#components/sections/contact.tsx'
import { About, Hero, ReadingProgress, Services, WhoWeHelp, WhyChoose } from '#components/sections/home.tsx'

export default function Page() {
  const home = pageWords('home')
  return (
    <>
      <ReadingProgress />
      <Hero {...home.hero} />
      <WhoWeHelp {...home.whoWeHelp} />
      <Services
        {...home.services}
        services={servicesIn('home')}
        others={services().filter(({ shownIn }) => !shownIn.home)}
      />
      <WhyChoose {...home.whyChoose} specimens={specimens()} />
      <About {...home.about}>
        <CaseStrip label={home.about.proof} studies={caseStudies()} />
      </About>
      <ContactSection numbered {...pageWords('contact').section} />
    </>
  )
}
