import { type Picture, srcSetOf } from '@lintel/engine/content/pictures.ts'

export interface ImageProps {
  picture: Picture
  alt: string
  /** How wide it is displayed, as in HTML: "(min-width: 80rem) 76rem, 100vw". */
  sizes: string
  className: string
  /** Whether visitors see it without scrolling. */
  isInFirstView?: boolean
}

/** An image in the copy that suits the screen. It keeps its place while it loads. */
export function Image({ picture, alt, sizes, className, isInFirstView }: ImageProps) {
  const { address, width, height } = picture
  return (
    <img
      src={address}
      srcSet={srcSetOf(picture)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isInFirstView ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
