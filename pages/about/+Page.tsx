import { Expertise, Hero, People, Purpose, Story, Values } from '#components/sections/about.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'
import type { AboutData } from './+data.ts'

export default function Page({ people }: AboutData) {
  const about = pageWords('about')
  return (
    <>
      <Hero {...about.hero} />
      <Story {...about.story} />
      <People {...about.people} people={people} />
      <Purpose {...about.purpose} />
      <Values {...about.values} />
      <Expertise {...about.expertise} />
      <CallToAction {...about.closing} />
    </>
  )
}
