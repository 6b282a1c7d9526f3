import { Children, isValidElement, type ReactNode } from 'react'
import { useHeadingId } from '../pageReport.ts'

interface AnchorHeadingProps {
  /** `th` makes it a row heading. */
  as?: 'h2' | 'h3' | 'th'
  className?: string
  children: ReactNode
}

/**
 * A heading with an id made from its text, which links such as those of the assistant's quotes can target.
 * Islands use plain headings, because their markup must be the same in the browser. So do sections with an
 * id, because links use that one.
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
