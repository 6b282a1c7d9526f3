import { isDrawing, pictureNamed, srcSetOf } from '@lintel/engine/content/pictures.ts'
import { clsx } from 'clsx'
import type { BlockOf } from '../schemas.ts'

/** A picture in the width of the page, as high as a window at most. */
export function Picture({ picture: name, alt, caption }: BlockOf<'picture'>) {
  const picture = pictureNamed(name)
  if (!picture) return null
  const { address, width, height } = picture
  return (
    <section className="py-section">
      <figure className="page-width">
        <img
          src={address}
          srcSet={srcSetOf(picture)}
          sizes="(min-width: 80rem) 76rem, 100vw"
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={clsx('max-h-[85vh] w-auto border border-line', isDrawing(address) && 'bg-[#fff]')}
        />
        {caption && <figcaption className="mt-3 max-w-measure text-small text-muted">{caption}</figcaption>}
      </figure>
    </section>
  )
}
