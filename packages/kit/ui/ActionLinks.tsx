import { ButtonLink, type ButtonSize } from './Button.tsx'

export interface Action {
  label: string
  href: string
}

/** Links to next steps, as buttons. The first one stands out. */
export function ActionLinks({ actions, size }: { actions: Action[]; size: ButtonSize }) {
  return actions.map(({ label, href }, index) => (
    <ButtonLink key={label} href={href} size={size} variant={index === 0 ? 'default' : 'outline'}>
      {label}
    </ButtonLink>
  ))
}
