import { site } from '#data/site.ts'
import { Part } from './Part.tsx'

const sizes = ['text-display', 'text-h2', 'text-h3', 'text-lead', 'text-body', 'text-small', 'label']

export function TypeScale() {
  return (
    <Part label="Type scale">
      <dl className="guide-stack">
        {sizes.map((size) => (
          <div key={size}>
            <dt className="label text-muted">{size}</dt>
            <dd className={size === 'text-display' || /h\d$/.test(size) ? `${size} font-semibold` : size}>
              {site.tagline}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure">
        Running text is at most 68 characters wide. A link{' '}
        <a className="text-link" href="#main">
          in running text
        </a>{' '}
        is underlined, and <code>code</code> and figures such as{' '}
        <span className="tabular-nums">0123456789</span> keep their width.
      </p>
    </Part>
  )
}
