import { isDrawing, pictureNamed } from '@lintel/engine/content/pictures.ts'
import { Image } from '@lintel/kit/ui/Image.tsx'
import { clsx } from 'clsx'
import type { BlockOf } from '../schemas.ts'

/** A picture in the width of the page, as high as a window at most, whose room is kept until it has loaded. */
export function Picture({ picture: name, alt, caption }: BlockOf<'picture'>) {
  const picture = pictureNamed(name)
  if (!picture) return null
  return (
    <section className="py-section">
      <figure className="page-width">
        <Image
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className={clsx(
            'max-h-[85vh] border border-line object-contain',
            isDrawing(picture.address) && 'bg-[#fff]',
          )}
        />
        {caption && <figcaption className="mt-3 max-w-measure text-small text-muted">{caption}</figcaption>}
      </figure>
    </section>
  )
}
