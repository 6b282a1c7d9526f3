import { site } from '#content/site.ts'
import type { StyleGuide } from '../styleGuide.ts'
import { Part } from './Part.tsx'

const words = ['text-text', 'text-muted', 'text-accent-text', 'text-danger', 'text-success']
const grounds = ['bg-background', 'bg-surface', 'bg-raised']

/** Each color as a swatch, and each color of text on each ground. */
export function Colors({ tokens }: StyleGuide) {
  const colors = tokens.filter(({ name }) => name.startsWith('--color-'))
  return (
    <Part label="Colors">
      <ul className="guide-grid">
        {colors.map(({ name, value }) => (
          <li key={name} className="text-small">
            <svg width="100%" height="56" aria-hidden="true">
              <rect width="100%" height="100%" rx="6" fill={`var(${name})`} stroke="var(--color-edge)" />
            </svg>
            <span className="block font-semibold">{name.replace('--color-', '')}</span>
            <span className="block text-muted">{value}</span>
          </li>
        ))}
      </ul>
      <div className="guide-grid mt-6">
        {grounds.map((ground) => (
          <div key={ground} className={`guide-surfaces border border-line p-4 ${ground}`}>
            <p className="label text-muted">{ground}</p>
            {words.map((word) => (
              <p key={word} className={`text-small ${word}`}>
                {word}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}

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
        is underlined, and <code>code</code> keeps the width of its letters.
      </p>
    </Part>
  )
}

/** Every token that is not a color, with its value. */
export function Measures({ tokens }: StyleGuide) {
  const others = tokens.filter(({ name }) => !name.startsWith('--color-'))
  return (
    <Part label="Other tokens">
      <div className="guide-names">
        <table className="text-small">
          <tbody>
            {others.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="text-muted">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}
