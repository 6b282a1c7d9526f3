import type { PageContextServer } from 'vike/types'
import { tools } from '#content/tools.ts'
import type { Tool } from '#data/schemas/tool.ts'

export interface ToolData {
  /** Null where the address names no tool. */
  tool: Tool | null
}

export function data({ routeParams }: PageContextServer): ToolData {
  return { tool: tools().find(({ id }) => id === routeParams.toolId) ?? null }
}
