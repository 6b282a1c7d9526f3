import { pageWords } from '@lintel/engine/content/pages.ts'
import { Blocks } from '#components/blocks/index.tsx'
import { ReadingProgress } from '#components/sections/ReadingProgress.tsx'

export default function Page() {
  return (
    <div className="home-page">
      <ReadingProgress />
      <Blocks blocks={pageWords('home').blocks} />
    </div>
  )
}
