import { rmSync } from 'node:fs'
import { test } from './desk.ts'
import { pointer } from './hands.ts'
import { walk } from './walk.ts'

test.use({ actionTimeout: 60_000, viewport: { width: 390, height: 844 } })

test('the owner’s walk fits a window 390 px wide', async ({ page, desk }) => {
  test.setTimeout(580_000)
  rmSync(await walk(page, desk, pointer(page)), { recursive: true, force: true })
})
