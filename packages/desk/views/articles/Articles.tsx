import { useAddress } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { slugOfFile } from '../../articles/names.ts'
import { ArticleList } from './ArticleList.tsx'
import { Editor } from './Editor.tsx'

export default function Articles() {
  const [, , slug = ''] = useAddress().split('/')
  const { data: articles, error } = useRequest(() => request('articles', 'list', {}), slug)
  if (!articles) return <Loading error={error} />
  const file = articles.map((each) => each.file).find((each) => slug && slugOfFile(each) === slug)
  return file ? <Editor key={file} file={file} /> : <ArticleList articles={articles} missingSlug={slug} />
}
