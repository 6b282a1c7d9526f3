/** A mistake that somebody could make, and the test file that must fail because of it. */
export interface PlantedFault {
  what: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  caughtBy: { project: 'units' | 'edge' | 'built' | 'e2e'; file: string }
}
