import { cropOf } from '@lintel/engine/content/focus.ts'
import { isDrawing, pictureNamed } from '@lintel/engine/content/pictures.ts'
import { Image } from '@lintel/kit/ui/Image.tsx'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import { clsx } from 'clsx'

interface CaseStudyPictureProps {
  name: string
  alt: CaseStudy['alt']
  sizes: string
  isInFirstView?: boolean
}

/** The picture that a case has in place of a drawing, cropped around its focus; a drawing of its own is seen whole. */
export function CaseStudyPicture({ name, alt = '', ...image }: CaseStudyPictureProps) {
  const picture = cropOf(name, 'hero') ?? pictureNamed(name)
  if (!picture) return null
  const look = isDrawing(picture.address) ? 'bg-[#fff] object-contain' : 'object-cover'
  return <Image {...image} {...{ picture, alt }} className={clsx('block aspect-2/1 w-full', look)} />
}
