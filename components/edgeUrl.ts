import { edgeAddress } from '#data/edge.ts'
import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'

/** Where this browser reaches a path of the Worker. What is tried out locally never reaches the live one. */
export function edgeUrl(path: string): string {
  return isLocalDevelopment(location.hostname) ? path : edgeAddress(path)
}
