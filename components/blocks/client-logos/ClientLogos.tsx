import { pictureNamed } from '@lintel/engine/content/pictures.ts'
import { Image } from '@lintel/kit/ui/Image.tsx'
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
          return (
            <li key={id} className="grid place-items-center border border-line bg-[#fff] p-6">
              <Image picture={picture} alt={name} sizes="12rem" className="max-h-16 w-auto" />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
