import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Expertise, Hero, People, Purpose, Story, Values } from '#components/sections/about.tsx'
import type { AboutData } from './+data.ts'

export default function Page({ people }: AboutData) {
  const about = getContent('pages', 'about')
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
