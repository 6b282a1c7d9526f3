import { CaseStrip } from '#components/sections/CaseStrip.tsx'
import { ContactSection } from '#components/sections/contact.tsx'
import { About, Hero, ReadingProgress, Services, WhoWeHelp, WhyChoose } from '#components/sections/home.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { pageWords } from '#content/pages.ts'
import { services, servicesIn } from '#content/services.ts'
import { specimens } from '#content/specimens.ts'

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
