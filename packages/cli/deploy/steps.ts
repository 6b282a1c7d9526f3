/** A command and its arguments. */
export type Step = readonly [command: string, ...args: string[]]

interface DeployOptions {
  /** Takes dist/client as it is: a pipeline has built and tested it. */
  built: boolean
  /** The branch to show at an address of its own, beside the live site. */
  preview?: string | undefined
}

/** What puts the site live, in order. A preview has a Worker and a database of its own, and touches nothing that is live. */
export function deploySteps({ built, preview }: DeployOptions): Step[] {
  const build: Step[] = built ? [] : [['npm', 'run', '--silent', 'build']]
  const migrate = ['wrangler', 'd1', 'migrations', 'apply', 'DATABASE', '--remote'] as const
  if (preview === undefined) return [...build, migrate, ['wrangler', 'deploy']]
  const upload = ['wrangler', 'versions', 'upload', '--preview-alias', aliasOf(preview)] as const
  return [...build, [...migrate, '--env', 'preview'], [...upload, '--env', 'preview']]
}

/** The alias becomes part of a host's name: letters, digits and hyphens, a letter first, not too long. */
function aliasOf(branch: string): string {
  const plain = branch.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `b-${plain}`.slice(0, 30).replace(/-+$/, '')
}
