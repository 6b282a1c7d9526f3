import { Icon } from '#components/icons/Icon.tsx'
import { Button, ButtonLink, buttonSizes, buttonVariants } from '#components/ui/Button.tsx'
import { shownStates } from '../styleGuide.ts'
import { Part } from './Part.tsx'

const isIcon = (size: string) => size.startsWith('icon')

/** Every variant in every state, then every variant in every size. */
export function Buttons() {
  return (
    <Part label="Buttons">
      <div className="guide-names">
        <table>
          <thead>
            <tr>
              {['variant', ...shownStates, 'disabled', 'as a link'].map((name) => (
                <th key={name} scope="col" className="label text-muted">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buttonVariants.map((variant) => (
              <tr key={variant}>
                <th scope="row" className="text-small">
                  {variant}
                </th>
                {shownStates.map((state) => (
                  <td key={state}>
                    <Button variant={variant} data-state={state}>
                      Send
                    </Button>
                  </td>
                ))}
                <td>
                  <Button variant={variant} disabled>
                    Send
                  </Button>
                </td>
                <td>
                  <ButtonLink variant={variant} href="#main">
                    Send
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="guide-stack mt-6">
        {buttonVariants.map((variant) => (
          <div key={variant} className="guide-row">
            {buttonSizes.map((size) => (
              <Button
                key={size}
                variant={variant}
                size={size}
                aria-label={`${variant}, ${size}`}
                title={`${variant}, ${size}`}
              >
                {isIcon(size) ? <Icon id="arrow-right" className="size-5" /> : size}
              </Button>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}
