import { join } from 'node:path'
import ts from 'typescript'

const file = join(process.cwd(), 'tests/built/structured-data-of-the-pages.ts')

/**
 * Checks structured data against the vocabulary of schema.org, as the package schema-dts states it in types: unknown
 * types, unknown properties and values of the wrong kind.
 * @param nodes of graphs; what many pages have, as the organization, costs the compiler as much as all else unless it is
 * given once
 * @returns what the compiler says of them; an empty list means that all is well
 */
export function vocabularyErrors(nodes: object[]): string[] {
  const constants = [...new Set(nodes.map((node) => JSON.stringify(node)))].map(
    (json, index) =>
      `export const node${index}: Graph = { '@context': 'https://schema.org', '@graph': [${json}] }`,
  )
  const source = ["import type { Graph } from 'schema-dts'", ...constants].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...others) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...others)
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400))
}
