import type { IslandFiles } from '@lintel/engine/render/builtFiles.ts'
import * as React from 'react'
import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  use,
  useId,
} from 'react'
import { renderToString } from 'react-dom/server'
import { islandElement, type When, whens } from './when.ts'

/** Looks up the files of an island by name. The renderer provides it. */
export const IslandFilesContext = createContext<(name: string) => IslandFiles>(() => {
  throw new Error(
    'An <Island> was rendered outside the page renderer, which knows where island code is served.',
  )
})

const modules = import.meta.glob<{ default: ComponentType }>('../islands/*.{tsx,js}', { eager: true })
const names = new Map(
  Object.entries(modules).map(([path, module]) => [module.default, path.replace(/^.*\/|\.\w+$/g, '')]),
)

/**
 * Renders a component of `packages/kit/islands/` as its own root, which the browser hydrates on the trigger
 * `when`.
 * @throws Error if `when` is unknown, or if the child is not an island, has children, or has props that JSON
 *   cannot carry. It says what to write instead and, in development, where.
 */
export function Island({ when, children }: { when: When; children: ReactElement<object> }) {
  const filesOf = use(IslandFilesContext)
  const prefix = useId().replaceAll(/[^\w]/g, '')
  const name = nameOf(children)
  if (!whens.includes(when))
    throw misuse(
      `<Island when="${when}"><${name} />: there is no such trigger. Write one of: ${whens.join(', ')}.`,
    )
  const props = checkedProps(name, children.props)
  const files = filesOf(name)
  return createElement(islandElement, {
    name,
    // A prefix for the ids that React generates, equal on both sides.
    prefix,
    props: props === '{}' ? undefined : props,
    when,
    module: files.module,
    mount: files.mount,
    imports: files.imports.join(' ') || undefined,
    dangerouslySetInnerHTML: { __html: renderToString(children, { identifierPrefix: prefix }) },
  })
}

function nameOf(child: ReactElement<object> | unknown[]): string {
  if (!isValidElement<object>(child)) {
    const count = Array.isArray(child) ? `${child.length} children` : 'no element'
    throw misuse(
      `<Island> holds ${count}: give it one, an island of packages/kit/islands/, and others an <Island> of their own.`,
    )
  }
  const name = names.get(child.type as ComponentType)
  if (name) return name
  const type = typeof child.type === 'string' ? `<${child.type}>` : (child.type as ComponentType).name
  throw misuse(
    `<Island> holds ${type}: its child must be the default export of a file in packages/kit/islands/.`,
  )
}

function checkedProps(name: string, props: object): string {
  if ('children' in props) throw misuse(`Island ${name} has children: pass what it needs as props instead.`)
  for (const [key, value] of Object.entries(props)) {
    if (!survivesJson(value))
      throw misuse(
        `Island ${name}: its prop "${key}" does not survive JSON. Pass text, numbers, lists or records.`,
      )
  }
  return JSON.stringify(props)
}

/** Creates an error with the place of the island, which only React's development build knows. */
function misuse(message: string): Error {
  const error = new Error(message)
  const owners = React.captureOwnerStack?.()
  if (owners) error.stack = `Error: ${message}${owners}`
  return error
}

function survivesJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return [...value].every(survivesJson)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(survivesJson)
}
