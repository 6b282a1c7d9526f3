import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { client } from './artefact.ts'

const built = globSync(['client/**/*.{html,js,css,json,txt,xml}', 'server/**/*.{js,mjs}'], {
  cwd: join(client, '..'),
})

test('nothing of the desk is built, and no text holds a sign of where it comes from', () => {
  expect(built.length).toBeGreaterThan(50)
  const holdsDesk = (text: string) =>
    /data-edit|desk\/(?:app|server|views|records)|[\u{F0000}-\u{10FFFF}]/u.test(text)
  expect(built.filter((file) => holdsDesk(readFileSync(join(client, '..', file), 'utf8')))).toEqual([])
})
