import type { Claim } from '#data/claims.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import type { Post } from '#data/posts.ts'
import type { Site } from '#data/site.ts'
import type { BrokenLink } from '#scripts/built/links.ts'
import type { DeployConfig } from '#scripts/owner/deploy/Problem.ts'

/** `must`: visitors would be misled, or their messages lost. `should`: it shows. `may`: worth a look. */
export type Severity = 'must' | 'should' | 'may'

/** One thing between this checkout and an honest launch. */
export interface Finding extends Pick<Diagnostic, 'message' | 'fix'> {
  severity: Severity
}

/** All that the check looks at. */
export interface Checkout {
  site: Site
  config: DeployConfig
  /** Names only. */
  secrets: readonly string[]
  claims: Record<string, Claim>
  posts: Pick<Post, 'slug' | 'draft' | 'date'>[]
  /** What the content checks found. */
  faults: Diagnostic[]
  /** Nothing where the site is not built. */
  built?: Built
  /** Year-month-day. */
  today: string
}

export interface Built {
  brokenLinks: BrokenLink[]
  imagesWithoutAlt: { page: string; image: string }[]
  spending: { name: string; spent: number; budget: number }[]
}

export function finding(severity: Severity, message: string, fix: string): Finding {
  return { severity, message, fix }
}
