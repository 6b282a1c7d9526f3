/** A mistake that someone could make, and the test file that must fail because of it. */
export interface PlantedFault {
  what: string
  file: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
  caughtBy: { project: Project; file: string }
}

type Project = 'units' | 'edge' | 'built' | 'e2e'

/**
 * Creates faults in one file that one test must catch.
 * @param each what goes wrong, text that occurs once in the file, and its replacement
 */
export function planted(
  file: string,
  test: string,
  each: [what: string, find: string, replace: string][],
): PlantedFault[] {
  const caughtBy = { project: projectOf(test), file: test }
  return each.map(([what, find, replace]) => ({ what, file, find, replace, caughtBy }))
}

function projectOf(test: string): Project {
  if (test.startsWith('tests/e2e/')) return 'e2e'
  if (test.startsWith('tests/built/')) return 'built'
  return test.startsWith('tests/functions/') ? 'edge' : 'units'
}
