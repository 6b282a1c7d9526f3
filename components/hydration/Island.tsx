import { type ComponentType, createContext, createElement, type ReactElement, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { islandAttributes as attribute, islandElement, type When } from './attributes.ts'

/** Where the browser finds an island's code. */
export interface IslandFiles {
  module: string
  mount: string
  imports: string[]
}

/** Looks up the files of the island with that name; the renderer provides it. */
export const IslandFilesContext = createContext<(name: string) => IslandFiles>(() => {
  throw new Error(
    'An <Island> was rendered outside the page renderer, which knows where island code is served.',
  )
})

const modules = import.meta.glob<{ default: ComponentType }>('../islands/*.tsx', { eager: true })
const names = new Map(
  Object.entries(modules).map(([path, module]) => [module.default, path.replace(/^.*\/|\.tsx$/g, '')]),
)

/**
 * Renders one component of `components/islands/` as a root of its own that wakes in the browser at `when`.
 * @throws Error when the child is no island, has children, or has props that JSON cannot carry.
 */
export function Island({ when, children }: { when: When; children: ReactElement<object> }) {
  const filesOf = use(IslandFilesContext)
  const prefix = useId().replaceAll(/[^\w]/g, '')
  const name = nameOf(children)
  const props = checkedProps(name, children.props)
  const files = filesOf(name)
  return createElement(islandElement, {
    [attribute.name]: name,
    [attribute.prefix]: prefix,
    [attribute.props]: props === '{}' ? undefined : props,
    [attribute.when]: when,
    [attribute.module]: files.module,
    [attribute.mount]: files.mount,
    [attribute.imports]: files.imports.join(' ') || undefined,
    dangerouslySetInnerHTML: { __html: renderToString(children, { identifierPrefix: prefix }) },
  })
}

function nameOf(child: ReactElement<object>): string {
  const name = names.get(child.type as ComponentType)
  if (name) return name
  const type = typeof child.type === 'string' ? `<${child.type}>` : (child.type as ComponentType).name
  throw new Error(
    `<Island> holds ${type}: its child must be the default export of a file in components/islands/.`,
  )
}

function checkedProps(name: string, props: object): string {
  if ('children' in props)
    throw new Error(`Island ${name} has children: pass what it needs as props instead.`)
  for (const [key, value] of Object.entries(props)) {
    if (!survivesJson(value))
      throw new Error(
        `Island ${name}: its prop "${key}" does not survive JSON. Pass text, numbers, lists or records.`,
      )
  }
  return JSON.stringify(props)
}

function survivesJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return [...value].every(survivesJson)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(survivesJson)
}
