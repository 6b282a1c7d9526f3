import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { request } from '../app/request.ts'
import { useRequest } from '../app/useRequest.ts'

/** The ground of a picture, which may be transparent. */
export function Thumbnail(props: ComponentProps<'span'>) {
  return <span {...props} className="grid h-44 place-items-center border border-line bg-white p-2" />
}

interface LazyThumbnailProps {
  file: string
  version: string
}

/** Asked for once it comes near, as there may be many. */
export function LazyThumbnail({ file, version }: LazyThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data } = useRequest(
    async () => (isNear ? request('pictures', 'thumbnail', { file }) : null),
    `${file} ${version} ${isNear}`,
  )
  return (
    <Thumbnail ref={place}>{data && <img src={data} alt="" className="max-h-40 max-w-full" />}</Thumbnail>
  )
}
