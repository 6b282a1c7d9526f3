import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** Stands for the type checker: says which project it was asked about, and finds errors in those that are named. */
const folder = mkdtempSync(join(tmpdir(), 'types-'))
writeFileSync(join(folder, 'tsc'), '#!/bin/sh\necho "$*"\ncase " $BROKEN " in *" $3 "*) exit 2;; esac\n', {
  mode: 0o755,
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['', 0],
  ['.', 2],
  ['functions', 2],
  ['. functions', 2],
])('the types of the site and of the edge are both checked with errors in "%s"', (broken, expected) => {
  const { status, stdout } = spawnSync(process.execPath, ['packages/lab/main.ts', 'check', 'types'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, BROKEN: broken },
  })
  expect(stdout).toBe('--noEmit -p .\n--noEmit -p functions\n')
  expect(status).toBe(expected)
})
