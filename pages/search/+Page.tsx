import { getContent } from '@lintel/engine/content/store.ts'
import { SearchPage } from '#components/sections/SearchPage.tsx'

export default function Page() {
  return <SearchPage {...getContent('pages', 'search')} />
}
