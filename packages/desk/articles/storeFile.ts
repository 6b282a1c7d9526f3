import { base64Of, request } from '../app/request.ts'

/**
 * Stores a picture next to the articles.
 * @returns the path that texts refer to it by: "images/plan.png"
 * @throws RequestError for a format that pages cannot show
 */
export async function storeFile(file: File): Promise<string> {
  const { picture } = await request('articles', 'addPicture', {
    name: file.name,
    base64: await base64Of(file),
  })
  return picture
}
