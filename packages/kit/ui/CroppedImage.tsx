import { cropOf } from '@lintel/engine/content/focus.ts'
import { isDrawing, pictureNamed } from '@lintel/engine/content/pictures.ts'
import { clsx } from 'clsx'
import { Image, type ImageProps } from './Image.tsx'

interface CroppedImageProps extends Omit<ImageProps, 'picture' | 'className'> {
  /** As texts name it: "images/hall.jpg". */
  name: string
}

/** A picture twice as wide as high, cropped around its focus; a drawing is seen whole. */
export function CroppedImage({ name, ...image }: CroppedImageProps) {
  const picture = cropOf(name, 'hero') ?? pictureNamed(name)
  if (!picture) return null
  const look = isDrawing(picture.address) ? 'bg-[#fff] object-contain' : 'object-cover'
  return <Image {...image} picture={picture} className={clsx('block aspect-2/1 w-full', look)} />
}
