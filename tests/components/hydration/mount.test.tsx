// @vitest-environment happy-dom

import { Island, IslandFilesContext } from '@lintel/kit/hydration/Island.tsx'
import { mountIsland } from '@lintel/kit/hydration/mount.tsx'
import BlogSearch from '@lintel/kit/islands/BlogSearch.tsx'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

const noFiles = () => ({ module: '', mount: '', imports: [] })

/** Two islands with ids made by React, as the build renders them. */
function page(): HTMLElement[] {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandFilesContext value={noFiles}>
      <Island when="idle">
        <BlogSearch />
      </Island>
      <Island when="idle">
        <BlogSearch />
      </Island>
    </IslandFilesContext>,
  )
  return [...document.querySelectorAll<HTMLElement>('page-island')]
}

function Broken(): never {
  throw new Error('broken')
}

const idsIn = (root: ParentNode) => [...root.querySelectorAll('[id]')].map(({ id }) => id)
const hydrate = (
  element: HTMLElement,
  Component: ComponentType,
  prefix = element.getAttribute('prefix') ?? '',
) => mountIsland(element, Component, {}, prefix)

beforeEach(() => {
  vi.restoreAllMocks()
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
})

test('ids that React makes differ between islands and are equal before and after hydration', async () => {
  const complaints = vi.spyOn(console, 'error')
  const islands = page()
  const before = idsIn(document)
  expect(before.length).toBeGreaterThan(1)
  expect(new Set(before).size).toBe(before.length)
  for (const island of islands) await hydrate(island, BlogSearch)
  expect(idsIn(document)).toEqual(before)
  expect(complaints).not.toHaveBeenCalled()
})

test('hydration keeps the elements that the document brought', async () => {
  const [island] = page()
  const field = island?.querySelector('input')
  if (island) await hydrate(island, BlogSearch)
  expect(field).toBeTruthy()
  expect(island?.querySelector('input')).toBe(field)
})

test('a component that fails rejects, and the console says why', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [island] = page()
  await expect(hydrate(island as HTMLElement, Broken)).rejects.toThrow('broken')
  expect(complaints).toHaveBeenCalled()
})
