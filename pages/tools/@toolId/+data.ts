import { getCollection } from '@lintel/engine/content/store.ts'
import type { PageContextServer } from 'vike/types'

export type ToolData = ReturnType<typeof data>

/** Null where the address names no tool. */
export const data = ({ routeParams }: PageContextServer) => ({
  tool: getCollection('tools').find(({ id }) => id === routeParams.toolId) ?? null,
})
