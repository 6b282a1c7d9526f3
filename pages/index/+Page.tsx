import { servicesIn } from '@lintel/engine/content/services.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { Passage } from '#components/blocks/passage/Passage.tsx'
import { ContactSection } from '#components/sections/contact.tsx'
import { About } from '#components/sections/home/About.tsx'
import { Evidence } from '#components/sections/home/Evidence.tsx'
import { Hero } from '#components/sections/home/Hero.tsx'
import { ReadingProgress } from '#components/sections/home/ReadingProgress.tsx'
import { Results } from '#components/sections/home/Results.tsx'
import { Services } from '#components/sections/home/Services.tsx'
import { WhoWeHelp } from '#components/sections/home/WhoWeHelp.tsx'
import { WhyChoose } from '#components/sections/home/WhyChoose.tsx'

export default function Page() {
  const home = getContent('pages', 'home')
  const { evidence, about } = home
  return (
    <div className="home-page">
      <ReadingProgress />
      <Hero {...home.hero} />
      <Evidence
        {...evidence}
        specimen={getCollection('specimens').find(({ href }) => href === evidence.action.href)}
      />
      <WhoWeHelp {...home.whoWeHelp} />
      <Services
        {...home.services}
        services={servicesIn('home')}
        others={getCollection('services').filter(({ shownIn }) => !shownIn.home)}
      />
      <WhyChoose {...home.whyChoose} specimens={getCollection('specimens')} />
      <Passage drawing="colonnade" />
      <About {...about}>
        <Results {...about} studies={getCollection('caseStudies')} />
      </About>
      <Passage drawing="truss" />
      <ContactSection {...getContent('pages', 'contact').section} />
    </div>
  )
}
