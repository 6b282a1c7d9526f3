import type { StyleGuide } from '../styleGuide.ts'
import { Part } from './Part.tsx'

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
