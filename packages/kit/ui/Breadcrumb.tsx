import { navigationLabels } from '@lintel/engine/content/strings.ts'

interface BreadcrumbProps {
  href: string
  label: string
  name: string
}

/** The breadcrumb of a page: a link to the list that contains it, and its name. */
export function Breadcrumb({ href, label, name }: BreadcrumbProps) {
  return (
    <nav aria-label={navigationLabels.breadcrumb} className="dimension-line label pt-4 text-muted">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <a href={href} className="text-accent-text hover:underline">
            {label}
          </a>
          <span aria-hidden="true"> /</span>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
