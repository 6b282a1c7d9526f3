import { getContent } from '@lintel/engine/content/store.ts'
import { Blocks } from '#components/blocks/index.tsx'
import { ReadingProgress } from '#components/sections/ReadingProgress.tsx'

export default function Page() {
  return (
    <div className="home-page">
      <ReadingProgress />
      <Blocks blocks={getContent('pages', 'home').blocks} />
    </div>
  )
}
