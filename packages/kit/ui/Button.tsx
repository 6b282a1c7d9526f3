import { clsx } from 'clsx'
import type { AnchorHTMLAttributes, ComponentProps } from 'react'

/** Button variants (docs/requirements.md, "Buttons"). */
const variants = {
  default: 'bg-text text-background hover:bg-accent-text hover:text-background',
  destructive: 'bg-danger text-on-danger hover:opacity-90',
  outline: 'border border-edge text-text hover:border-accent-text hover:text-accent-text active:bg-line',
  secondary: 'bg-surface text-text border border-line hover:border-edge active:bg-line',
  ghost: 'text-text hover:bg-surface hover:text-accent-text active:bg-line',
  link: 'text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2',
  apple: 'rounded-full! bg-surface text-accent-text hover:bg-line',
  'apple-filled': 'rounded-full! bg-accent-text text-background hover:opacity-90',
  gradient: 'bg-accent toward-accent-end text-on-accent hover:opacity-90',
} as const

/** Heights in px: 44, 40, 48, 56. Icon sizes are square. On touch screens none is below 44. */
const sizes = {
  default: 'min-h-11 px-5 text-small',
  sm: 'min-h-10 pointer-coarse:min-h-11 px-4 text-small',
  lg: 'min-h-12 px-6 text-body',
  xl: 'min-h-14 px-8 text-body',
  icon: 'size-11',
  'icon-sm': 'size-9 pointer-coarse:size-11',
  'icon-lg': 'size-14',
} as const

type ButtonVariant = keyof typeof variants
type ButtonSize = keyof typeof sizes
export const buttonVariants = Object.keys(variants) as ButtonVariant[]
export const buttonSizes = Object.keys(sizes) as ButtonSize[]

interface Look {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

const base =
  'control inline-flex max-w-full items-center justify-center gap-2 rounded-sm text-center font-semibold ' +
  'leading-tight no-underline forced-colors:border print:hidden'

/** Returns the classes of a button, for elements that `Button` and `ButtonLink` do not cover. */
export function buttonClass({ variant = 'default', size = 'default' }: Look, className?: string) {
  return clsx(base, variants[variant], sizes[size], className)
}

/** A control that acts on this page. Its type is `button` unless it submits a form. */
export function Button({ variant, size, className, type, ...rest }: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type ?? 'button'} className={buttonClass({ variant, size }, className)} />
}

/** A link styled as a button, for actions that lead to another page. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClass({ variant, size }, className)} />
}

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
