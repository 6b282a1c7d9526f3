import { brandFindings } from './brand.ts'
import { builtFindings } from './built.ts'
import { contentFindings } from './contents.ts'
import { edgeFindings } from './edge.ts'
import type { Checkout, Finding, Severity } from './Finding.ts'
import { identityFindings } from './identity.ts'

const order: Severity[] = ['must', 'should', 'may']

/** Everything between this checkout and an honest launch, the gravest first. */
export function findings(checkout: Checkout): Finding[] {
  return [brandFindings, identityFindings, edgeFindings, contentFindings, builtFindings]
    .flatMap((look) => look(checkout))
    .sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}
