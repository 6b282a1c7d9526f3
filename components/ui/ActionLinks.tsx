import { ButtonLink, type ButtonSize, type ButtonVariant } from './Button.tsx'

export interface Action {
  label: string
  href: string
  variant?: ButtonVariant
}

/** Where to go next, as buttons; the first one stands out unless the action says otherwise. */
export function ActionLinks({ actions, size }: { actions: Action[]; size: ButtonSize }) {
  return actions.map(({ label, href, variant }, index) => (
    <ButtonLink
      key={label}
      href={href}
      size={size}
      variant={variant ?? (index === 0 ? 'default' : 'outline')}
    >
      {label}
    </ButtonLink>
  ))
}
