import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test.each(['edge/files.ts', 'edge/load.ts', 'markup.ts', 'screenshots.ts'])(
  'without a build, %s says what to run, and nothing else',
  (program) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'no-build-'))
    const { status, stderr, stdout } = spawnSync(process.execPath, [resolve('packages/lab', program)], {
      cwd: folder.path,
      encoding: 'utf8',
    })
    expect((stdout + stderr).trim()).toBe(
      'There is no build in dist/client: run "npm run build", and go on when it says "Built".',
    )
    expect(status).toBe(1)
  },
)
