import { createHash } from 'node:crypto'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { headersEverywhere, textPolicy } from '@lintel/rules/headers.ts'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { pages, read } from './artefact.ts'

/** What Google's CSP Evaluator says of a policy that is more than a hint, worst first. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(
      ({ severity, directive, value, description }) =>
        `${Severity[severity]} ${directive} ${value}: ${description}`,
    )
}

/** Marks of the places where a service that this site uses runs its scripts. */
const scriptsOfOthers = optionalServices
  .filter(({ sources }) => sources['script-src'])
  .map(({ id }) => ` data-third-party="${id}"`)

const rules = read('_headers')
const headersFor = readHeaders(rules)
const apps = [{ path: '/apps/live-streaming-cost-calculator', html: '' }]

describe.each([...pages, ...apps])('$path', ({ path, html }) => {
  const headers = headersFor(path)
  const policy = headers['Content-Security-Policy'] ?? ''

  test('has one policy, in which CSP Evaluator finds nothing', () => {
    expect(policy).not.toContain(',')
    expect(findings(policy)).toEqual([])
  })

  test('has every header, and is asked for again each time', () => {
    const { 'Cross-Origin-Resource-Policy': _, ...others } = headersEverywhere
    expect(headers).toMatchObject({ ...others, 'Cache-Control': 'public, max-age=0, must-revalidate' })
    expect(headers['Cross-Origin-Resource-Policy']).toBe(html ? 'same-origin' : 'cross-origin')
  })

  test('enforces Trusted Types unless scripts of others may run there, and cannot be framed by others', () => {
    const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'"
    expect(policy.includes(trustedTypes)).toBe(scriptsOfOthers.every((marker) => !html.includes(marker)))
    expect(policy).toContain(`frame-ancestors ${html ? "'none'" : "'self'"}`)
  })

  test('allows the styles that stand in it, and no others', () => {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
    const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'))
    const allowed = hashes.map((hash) => ` 'sha256-${hash}'`).join('')
    expect(policy).toContain(`style-src 'self'${allowed};`)
  })

  test('may embed frames only if it does', () => {
    expect(policy.includes('frame-src')).toBe(html.includes(' data-frame='))
  })
})

test('the evaluator does find what is wrong', () => {
  expect(findings("script-src 'self' 'unsafe-inline' https:")).not.toEqual([])
  expect(findings("default-src 'none'; script-src 'self' https://www.google.com")).not.toEqual([])
})

test('answers that are no page have a policy in which it finds nothing', () => {
  expect(findings(textPolicy)).toEqual([])
})

test('hashed files never change, so they are kept', () => {
  expect(headersFor('/assets/entries/a.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
})

test('no line is longer than hosts read', () => {
  for (const line of rules.split('\n')) expect(line.length).toBeLessThan(2000)
})
