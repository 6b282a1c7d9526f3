import { expect, test } from 'vitest'

type Rule<Value> = (value: Value) => { message: string } | undefined

/** Every value passes the rule. */
export function expectAccepted<Value>(rule: Rule<Value>, values: readonly Value[]): void {
  test.each(values.map((value) => [value]))('accepts %j', (value) => {
    expect(rule(value)).toBeUndefined()
  })
}

/** Every value is refused with exactly this message. */
export function expectRefused<Value>(rule: Rule<Value>, message: string, values: readonly Value[]): void {
  test.each(values.map((value) => [value]))('refuses %j', (value) => {
    expect(rule(value)?.message).toBe(message)
  })
}
