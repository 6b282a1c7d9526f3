/** What belongs to the owner, and no release decides: docs/upgrade.md says the same in words. */
const ownerFiles = [
  // Words, settings and pictures; what reads them is code.
  /^content\/(?!.*\.tsx?$)/,
  /^public\//,
  /^wrangler\.jsonc$/,
  /^data\/(?:closedDays|holidays)\.ts$/,
  /^imports\//,
  /^release-key\.pub\.pem$/,
]

export const isOwners = (path: string) => ownerFiles.some((pattern) => pattern.test(path))
