import type { BreadcrumbList } from 'schema-dts'
import { site } from '#data/site.ts'
import { toolPages } from '#data/toolPages.ts'
import type { Subject } from '../head.ts'

/** The way from the section down to the page, by the names that links to them have. */
export function breadcrumbs(subject: Subject | undefined, path: string): BreadcrumbList | undefined {
  const trail = trailOf(subject, path)
  if (trail.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${to}`,
    })),
  }
}

function trailOf(subject: Subject | undefined, path: string): [name: string, path: string][] {
  switch (subject?.kind) {
    case 'service':
      return [
        ['Services', '/services'],
        [subject.service.hero.name ?? subject.service.name, path],
      ]
    case 'post':
      return [
        ['Blog', '/blog'],
        [subject.post.title, path],
      ]
    case 'posts':
      return path === '/blog'
        ? []
        : [
            ['Blog', '/blog'],
            [subject.title, path],
          ]
    case 'tool':
      return [
        [toolPages.label, '/tools'],
        [subject.tool.title, path],
      ]
    default:
      return []
  }
}
