import { Button, ButtonLink, buttonClass, buttonSizes, buttonVariants } from '@lintel/kit/ui/Button.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const classesOf = (html: string) => new Set(/class="([^"]*)"/.exec(html)?.[1]?.split(' '))
const looks = buttonVariants.flatMap((variant) => buttonSizes.map((size) => [variant, size] as const))

test('the variants and sizes are those that were asked for', () => {
  expect(buttonVariants).toEqual([
    'default',
    'destructive',
    'outline',
    'secondary',
    'ghost',
    'link',
    'apple',
    'apple-filled',
    'gradient',
  ])
  expect(buttonSizes).toEqual(['default', 'sm', 'lg', 'xl', 'icon', 'icon-sm', 'icon-lg'])
})

test('no two of them look alike', () => {
  expect(new Set(looks.map(([variant, size]) => buttonClass({ variant, size }))).size).toBe(9 * 7)
})

describe.each(looks)('%s, %s', (variant, size) => {
  const button = (
    <Button variant={variant} size={size}>
      Send
    </Button>
  )
  const link = (
    <ButtonLink variant={variant} size={size} href="/contact">
      Send
    </ButtonLink>
  )

  test('is the same on a button and on a link', () => {
    const html = renderToStaticMarkup(button)
    expect(html).toMatch(/^<button type="button" class="[^"]+">Send<\/button>$/)
    expect(renderToStaticMarkup(link)).toMatch(/^<a href="\/contact" class="[^"]+">Send<\/a>$/)
    expect(classesOf(renderToStaticMarkup(link))).toEqual(classesOf(html))
  })

  test('is 44 px high or more on touch screens', () => {
    expect(heightOnTouch(classesOf(renderToStaticMarkup(button)))).toBeGreaterThanOrEqual(44)
  })

  test('is square if it is for an icon', () => {
    const square = [...classesOf(renderToStaticMarkup(button))].some((name) => /^size-\d+$/.test(name))
    expect(square).toBe(size.startsWith('icon'))
  })
})

test('no variant and no size mean the default ones', () => {
  expect(buttonClass({})).toBe(buttonClass({ variant: 'default', size: 'default' }))
})

describe('a button', () => {
  test('submits only when told to', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  test('hands everything else to its element', () => {
    const html = renderToStaticMarkup(
      <Button disabled aria-label="Send it" name="send">
        Send
      </Button>,
    )
    for (const part of ['disabled=""', 'aria-label="Send it"', 'name="send"']) expect(html).toContain(part)
  })

  test('keeps its look where a place adds classes', () => {
    const added = classesOf(renderToStaticMarkup(<Button className="mt-6">Send</Button>))
    expect(added).toEqual(new Set([...buttonClass({}).split(' '), 'mt-6']))
  })
})

/** Height in px by Tailwind's scale of 4 px; what holds for coarse pointers overrides the rest. */
function heightOnTouch(classes: Set<string>): number {
  const stepsOf = (prefix: string) =>
    [...classes].flatMap((name) => new RegExp(`^${prefix}(?:min-h|size)-(\\d+)$`).exec(name)?.[1] ?? [])
  return 4 * Number(stepsOf('pointer-coarse:')[0] ?? stepsOf('')[0])
}
