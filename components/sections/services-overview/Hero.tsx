import { HeroSheet } from '#components/sections/service/HeroSheet.tsx'
import { overviewHero } from '#data/services/overview.ts'
import { BaysDrawing } from './BaysDrawing.tsx'

export function Hero() {
  const { title, lead, primary, secondary } = overviewHero
  return (
    <HeroSheet
      location="Services"
      title={title}
      lead={lead}
      actions={[primary, secondary]}
      drawing={<BaysDrawing />}
      titleBlock={['Services', 'Index of sheets']}
    />
  )
}
