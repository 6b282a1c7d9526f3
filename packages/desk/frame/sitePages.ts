import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorPath, type PlannedPage, planPages } from '@lintel/engine/build/planPages.ts'
import type { PageHead, PageHeadSetting } from '@lintel/engine/render/head.ts'
import type { ComponentType } from 'react'

let planned: Promise<PlannedPage[]> | undefined

/** Cached until this module is reloaded after a change of content. */
export function sitePages(): Promise<PlannedPage[]> {
  planned ??= planPages()
  return planned
}

/** The page at a path, or the error page. */
export async function pageAt(path: string): Promise<PlannedPage> {
  const pages = await sitePages()
  const plannedPage =
    pages.find((page) => page.path === path) ?? pages.find((page) => page.path === errorPath)
  if (!plannedPage) throw new Error(`There is no page at ${path}, and none that says so.`)
  return plannedPage
}

/** Loads the component, head and data of a page from its folder. */
export async function loadPage({ pageId, path, routeParams }: PlannedPage) {
  const [{ default: Page }, { default: setting }, { data }] = (await Promise.all(
    ['+Page.tsx', '+head.ts', '+data.ts'].map((name) => importIfExists(pageId, name)),
  )) as [PageModule, HeadModule, DataModule]
  const pageData = (await data?.({ pageId, urlOriginal: path, urlPathname: path, routeParams })) ?? {}
  const head: PageHead = typeof setting === 'function' ? setting(pageData as never) : setting
  return { Page, head, data: pageData }
}

/** Loads the component of a page alone. */
export const componentOf = async (pageId: string) =>
  ((await importIfExists(pageId, '+Page.tsx')) as PageModule).default

interface PageModule {
  default: ComponentType<object>
}

interface HeadModule {
  default: PageHeadSetting
}

interface DataModule {
  data?: (pageContext: object) => object | Promise<object>
}

async function importIfExists(pageId: string, name: string) {
  const file = resolve(`.${pageId}`, name)
  return existsSync(file) ? import(/* @vite-ignore */ file) : {}
}
