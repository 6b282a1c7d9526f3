export type Step = readonly [command: string, ...args: string[]]

interface DeployOptions {
  /** Uploads dist/client as it is, because a pipeline has already built and tested it. */
  built: boolean
  /** The branch to deploy to an address of its own, next to the live site. */
  preview?: string | undefined
}

/** Returns the commands that deploy the site. A preview has its own Worker and database. */
export function deploySteps({ built, preview }: DeployOptions): Step[] {
  const build: Step[] = built ? [] : [['npm', 'run', '--silent', 'build']]
  const migrate = ['wrangler', 'd1', 'migrations', 'apply', 'DATABASE', '--remote'] as const
  if (preview === undefined) return [...build, migrate, ['wrangler', 'deploy']]
  const upload = ['wrangler', 'versions', 'upload', '--preview-alias', aliasOf(preview)] as const
  return [...build, [...migrate, '--env', 'preview'], [...upload, '--env', 'preview']]
}

/**
 * Makes a preview alias from a branch. It becomes part of a host name: letters, digits and hyphens, starting
 * with a letter, and short.
 */
function aliasOf(branch: string): string {
  const plain = branch.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `b-${plain}`.slice(0, 30).replace(/-+$/, '')
}
