import { Dividers } from '#components/drawings/Dividers.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'
import type { ToolsHero as Words } from './schema.ts'

/** The head of the catalog of tools. */
export const ToolsHero = ({ back, title, lead }: Words) => (
  <ListHero back={back} title={title} lead={lead} drawing={<Dividers />} />
)
