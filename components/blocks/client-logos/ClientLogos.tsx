import { pictureNamed, srcSetOf } from '@lintel/engine/content/pictures.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** Logos on white, for which most of them were drawn. Pages leave out those that are not permitted. */
export function ClientLogos({ clients, ...heading }: BlockOf<'client-logos'>) {
  return (
    <Section {...heading}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {clients.map(({ logoOf: { id, name, logo } }) => {
          const picture = pictureNamed(logo)
          if (!picture) return null
          const { address, width, height } = picture
          return (
            <li key={id} className="grid place-items-center border border-line bg-[#fff] p-6">
              <img
                src={address}
                srcSet={srcSetOf(picture)}
                sizes="12rem"
                alt={name}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="max-h-16 w-auto"
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
