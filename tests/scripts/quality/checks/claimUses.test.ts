import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { slots, tokens } from '#content/tokens.ts'
import { claims } from '#data/claims.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { checkClaimUses } from '#scripts/quality/checks/claimUses.ts'
import { checkTokens } from '#scripts/quality/checks/tokens.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const register = 'data/claims.ts'
const users = globSync('{pages,renderer,components,content,data,functions,scripts}/**/*.{ts,tsx}').filter(
  (file) => read(file).includes('data/claims.ts'),
)
const texts = globSync('content/{blog,legal}/*.md')
const places = (faults: Pick<Diagnostic, 'file' | 'line'>[]) =>
  faults.map(({ file, line }) => `${file}:${line}`).sort()

describe.each(Object.keys(claims))('without the claim %s, the check names', (id) => {
  const { [id as keyof typeof claims]: _, ...others } = claims
  const known = Object.fromEntries(
    Object.entries({ ...tokens, ...slots }).filter(([name]) => !new RegExp(`^claim\\.${id}\\b`).test(name)),
  )

  test('every use in code, as the compiler knows them', () => {
    expect(places(users.flatMap((file) => checkClaimUses(file, read(file), others)))).toEqual(references(id))
  })

  test('every use in the texts', () => {
    const lines = texts.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          line
            .split(new RegExp(`\\{\\{claim\\.${id}[.}]`))
            .slice(1)
            .map(() => `${file}:${index + 1}`),
        ),
    )
    expect(places(texts.flatMap((file) => checkTokens(file, read(file), known)))).toEqual(lines.sort())
  })
})

test('the sources of this site name claims of the register alone', () => {
  expect(users.length).toBeGreaterThan(8)
  expect(users.flatMap((file) => checkClaimUses(file, read(file), claims))).toEqual([])
})

test('a removed claim is named with its place and what to do', () => {
  const source =
    "import { claims } from '#data/claims.ts'\n\nexport const a = [claims.projects, claims['gone']]\n"
  expect(checkClaimUses('data/a.ts', source, claims)).toEqual([
    {
      file: 'data/a.ts',
      line: 3,
      column: 43,
      message: 'there is no claim "gone"',
      fix: 'write its record in data/claims.ts, or remove what needs it here',
    },
  ])
  expect(checkTokens('content/blog/a.md', 'One.\n\n{{claim.gone}} {{ nme }} {{name}}', { name: '' })).toEqual(
    [
      expect.objectContaining({ line: 3, message: 'there is no claim "gone"' }),
      expect.objectContaining({ line: 3, message: 'there is no token {{nme}}', fix: 'use one of: name' }),
    ],
  )
})

const service = ts.createLanguageService({
  getScriptFileNames: () => [register, ...users].map((file) => resolve(file)),
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(read(file)),
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => ({
    lib: ['lib.es5.d.ts'],
    types: [],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  // The register is all that counts here.
  resolveModuleNameLiterals: (names) =>
    names.map(({ text }) => ({
      resolvedModule: text.endsWith('data/claims.ts')
        ? { resolvedFileName: resolve(register), extension: '.ts' }
        : undefined,
    })),
})

/** Where the compiler finds a claim used, as "file:line". */
function references(id: string): string[] {
  const at = new RegExp(`^  ${id}:`, 'm').exec(read(register))
  const found = service.findReferences(resolve(register), (at?.index ?? 0) + 2) ?? []
  return found
    .flatMap(({ references }) => references)
    .filter(({ isDefinition }) => !isDefinition)
    .map(({ fileName, textSpan }) => {
      const line = read(fileName).slice(0, textSpan.start).split('\n').length
      return `${fileName.slice(process.cwd().length + 1)}:${line}`
    })
    .sort()
}
