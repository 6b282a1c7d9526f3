import { createContext } from 'react'

/** Looks up the address of a script of this folder; the renderer provides that of a build. */
export const FetchedScript = createContext((name: string) => `/packages/kit/behaviors/fetched/${name}.ts`)
