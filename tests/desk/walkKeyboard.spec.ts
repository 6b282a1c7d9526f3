import { rmSync } from 'node:fs'
import { test } from './desk.ts'
import { keyboard } from './hands.ts'
import { walk } from './walk.ts'

test('the owner’s walk needs no pointer, and the focus is always in sight', async ({ page, desk }) => {
  test.setTimeout(580_000)
  rmSync(await walk(page, desk, keyboard(page)), { recursive: true, force: true })
})
