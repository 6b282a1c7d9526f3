import { Children, isValidElement, type ReactNode } from 'react'
import { useHeadingId } from '../pageReport.ts'

interface AnchorHeadingProps {
  /** `th` is the heading of a row. */
  as?: 'h2' | 'h3' | 'th'
  className?: string
  children: ReactNode
}

/**
 * A heading with an id made of its words, so that links can lead to it: those of the assistant's quotes do. Parts of an
 * island and of a section with an id have plain headings: an island must be the same in the browser, and a section's id
 * leads to its own.
 */
export function AnchorHeading({ as: Tag = 'h3', className, children }: AnchorHeadingProps) {
  const id = useHeadingId(textOf(children).trim().replaceAll(/\s+/g, ' '))
  return (
    <Tag scope={Tag === 'th' ? 'row' : undefined} id={id} className={className}>
      {children}
    </Tag>
  )
}

function textOf(node: ReactNode): string {
  const parts = Children.toArray(node).map((child) =>
    isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
  )
  return parts.join('')
}
