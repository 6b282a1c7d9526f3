import { SearchPage } from '#components/sections/SearchPage.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page() {
  return <SearchPage {...pageWords('search')} />
}
