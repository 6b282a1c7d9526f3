import type { PageContextServer } from 'vike/types'
import { type Tool, tools } from '#data/tools.ts'

export interface ToolData {
  /** Null where the address names no tool. */
  tool: Tool | null
}

export function data({ routeParams }: PageContextServer): ToolData {
  return { tool: tools.find(({ id }) => id === routeParams.toolId) ?? null }
}
