import ts from 'typescript'
import type { Claim } from '#data/claims.ts'
import type { Diagnostic } from '#data/diagnostic.ts'

/** Every use of a claim in a TypeScript file that the register does not hold. */
export function checkClaimUses(file: string, source: string, claims: Record<string, Claim>): Diagnostic[] {
  return claimUses(file, source)
    .filter(({ id }) => !Object.hasOwn(claims, id))
    .map(({ id, line, column }) => ({
      ...{ file, line, column },
      message: `there is no claim "${id}"`,
      fix: 'write its record in data/claims.ts, or remove what needs it here',
    }))
}

interface ClaimUse {
  id: string
  line: number
  column: number
}

/** The claims that a file takes from the register: `claims.projects`, also as `claims['projects']`. */
export function claimUses(file: string, source: string): ClaimUse[] {
  if (!/\bclaims\b[^;]*#data\/claims\.ts/.test(source)) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const uses: ClaimUse[] = []
  const visit = (node: ts.Node) => {
    const name = claimName(node)
    if (name) {
      const { line, character } = tree.getLineAndCharacterOfPosition(name.getStart(tree))
      uses.push({ id: name.text, line: line + 1, column: character + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return uses
}

function claimName(node: ts.Node): ts.MemberName | ts.StringLiteralLike | undefined {
  const isRegister = (of: ts.Expression) => ts.isIdentifier(of) && of.text === 'claims'
  if (ts.isPropertyAccessExpression(node) && isRegister(node.expression)) return node.name
  if (!ts.isElementAccessExpression(node) || !isRegister(node.expression)) return undefined
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression : undefined
}
