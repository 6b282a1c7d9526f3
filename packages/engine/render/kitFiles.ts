import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { engineFile } from './engineFile.ts'

/** The files of the kit that a build knows by name, besides its islands and typefaces. */
export const kitFiles = {
  mount: engineFile('@lintel/kit/hydration/mount.tsx'),
  consent: engineFile('@lintel/kit/consent/start.ts'),
  menuGroup: engineFile('@lintel/kit/behaviors/menuGroup.ts'),
  theme: engineFile('@lintel/kit/theme/followTheme.ts'),
  layout: engineFile('@lintel/kit/layout/SiteLayout.tsx'),
  tokens: engineFile('@lintel/kit/styles/tokens.css'),
}

/** Lists the names of all islands. */
export const islandNames = () =>
  readdirSync(`${engineFile('@lintel/kit')}/islands`)
    .filter((file) => /\.(?:tsx|js)$/.test(file))
    .map((file) => parse(file).name)
    .sort()

export const islandModule = (name: string) => engineFile(`@lintel/kit/islands/${name}.tsx`)
