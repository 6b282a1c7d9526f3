import { pageWords } from '@lintel/engine/content/pages.ts'
import { SearchPage } from '#components/sections/SearchPage.tsx'

export default function Page() {
  return <SearchPage {...pageWords('search')} />
}
