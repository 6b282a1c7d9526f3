import { Expertise, Hero, Purpose, Story, Values } from '#components/sections/about.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  const about = pageWords('about')
  return (
    <>
      <Hero {...about.hero} />
      <Story {...about.story} />
      <Purpose {...about.purpose} />
      <Values {...about.values} />
      <Expertise {...about.expertise} />
      <CallToAction {...about.closing} />
    </>
  )
}
