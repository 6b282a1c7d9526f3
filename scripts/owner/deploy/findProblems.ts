import { botCheck, contradictions, database, destination, notification } from './edgeProblems.ts'
import type { DeploySettings, Problem } from './Problem.ts'
import { addresses, domain, edgeOrigin, legal, origin } from './siteProblems.ts'

/** Everything that must be mended before the site goes live. An empty list means: ready. */
export function findProblems(settings: DeploySettings): Problem[] {
  const checks = [
    database,
    origin,
    edgeOrigin,
    domain,
    notification,
    contradictions,
    destination,
    botCheck,
    addresses,
    legal,
  ]
  return checks.flatMap((check) => check(settings))
}
