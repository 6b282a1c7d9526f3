import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '@lintel/cli/release/compare.ts'
import { notFoundPages } from '@lintel/cli/release/expectedResponses.ts'
import { servedFiles } from '@lintel/cli/release/manifest.ts'
import { client } from '@lintel/engine/built/artefact.ts'
import { platforms } from '@lintel/lab/edge/startRuntime.ts'
import { expect, onTestFinished, test } from 'vitest'

test('the Node server serves the build as it would be signed, to the byte', async () => {
  const state = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  const server = await platforms.node?.(state, {})
  if (!server) throw new Error('There is no Node platform.')
  onTestFinished(server.kill)
  const hasConsent = (page: string) =>
    /data-consent(?:-|[\s=>])/.test(readFileSync(join(client, page), 'utf8'))
  const manifest = {
    number: 1,
    date: '2026-11-24T00:00:00Z',
    commit: '',
    origin: server.address,
    edge: '',
    packages: '',
    headers: readFileSync(join(client, '_headers'), 'utf8'),
    rewritten: notFoundPages.filter(hasConsent),
    files: servedFiles(client),
  }
  expect(await compare(server.address, manifest)).toEqual([])
})
