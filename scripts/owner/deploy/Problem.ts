import type { Site } from '#data/site.ts'

/** What keeps the site from going live: which setting, why it matters, and what to do. */
export interface Problem {
  setting: string
  why: string
  fix: string
}

/** The parts of wrangler.jsonc that must be the owner's own. */
export interface DeployConfig {
  name?: string | undefined
  d1_databases: { binding: string; database_id?: string }[]
  send_email: { name: string; destination_address?: string }[]
  routes?: (string | { pattern: string; custom_domain?: boolean })[] | undefined
  vars: Record<string, unknown>
}

export interface DeploySettings {
  site: Site
  config: DeployConfig
  /** Names only: nobody can read the value of a secret. */
  secrets: readonly string[]
}

/** Domains that belong to nobody (RFC 2606), as the default brand uses them. */
export const reservedDomain =
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:[:/]|$)/

export function when(isProblem: boolean, problem: Problem): Problem[] {
  return isProblem ? [problem] : []
}
