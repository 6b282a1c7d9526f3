import { Button } from '@lintel/kit/ui/Button.tsx'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { linkTo } from './address.ts'
import { explainDiagnostic } from './explainDiagnostic.ts'
import { RequestError } from './request.ts'
import { useTask } from './useTask.ts'

export function Loading({ error }: { error?: Error | undefined }) {
  if (error) return <ErrorMessage error={error} className="p-6" />
  return (
    <p role="status" className="p-8 text-muted">
      One moment …
    </p>
  )
}

interface TitledSectionProps {
  title: string
  /** Whether it says what is wrong. */
  isProblem?: boolean
  className?: string
  children: ReactNode
}

/** A part of a view, which assistive technology names by its title. */
export function TitledSection({ title, isProblem, className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={clsx('text-h3', isProblem && 'text-danger')}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function ErrorMessage({ error, className }: { error: Error; className?: string }) {
  const { message, fix } =
    error instanceof RequestError ? error.diagnostic : { message: error.message, fix: '' }
  return (
    <p role="alert" className={clsx('text-small text-danger', className)}>
      {sentence(message)} {fix && sentence(fix)}
    </p>
  )
}

/** A command, a URL, or the id of a setting or a claim. */
const identifierFirst = /^(?:np[mx] |\S*(?::\/|-…)|\S*[a-z\d](?:[._][a-z]|[A-Z]))/

/** Makes a sentence of a diagnostic, which has no capital and no full stop. */
export function sentence(words: string): string {
  const first = identifierFirst.test(words) ? words.charAt(0) : words.charAt(0).toUpperCase()
  return `${first}${words.slice(1)}${/[.!?…]$/.test(words) ? '' : '.'}`
}

export function DiagnosticText(diagnostic: Pick<Diagnostic, 'message' | 'fix'>) {
  const { message, fix, link } = explainDiagnostic(diagnostic)
  return (
    <>
      {sentence(message)} {fix && sentence(fix)}
      {link && (
        <>
          {' '}
          <a {...linkTo(link.href)} className="text-accent-text underline">
            {link.label}
          </a>
        </>
      )}
    </>
  )
}

export function DiagnosticList({
  of: diagnostics,
  ...props
}: { of: Pick<Diagnostic, 'message' | 'fix'>[] } & ComponentProps<'p'>) {
  return diagnostics.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fields may lack the same, in the same words
    <p key={index} {...props} className={clsx('text-small text-danger', props.className)}>
      <DiagnosticText {...each} />
    </p>
  ))
}

export function CharacterCount({ of: { length }, most: max }: { of: string; most: number }) {
  return (
    <span className={clsx('figures float-right text-small', length > max ? 'text-danger' : 'text-muted')}>
      {length}/{max}
    </span>
  )
}

export function ViewHeading({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-6 py-4">
      <h1 className="text-h3">{children}</h1>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  )
}

interface DialogProps {
  title: string
  /** Also called on Escape. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // Escape must not also close the view behind.
    <dialog ref={dialog} onClose={onClose} onKeyDown={(event) => event.stopPropagation()} aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <div className="mt-4">{children}</div>
    </dialog>
  )
}

interface DialogFormProps extends Omit<DialogProps, 'children'> {
  submitLabel: string
  /** Replaces "Cancel", and marks the action as destructive. */
  cancelLabel?: string
  /** Its width, where fields need more than usual. */
  className?: string
  onSubmit: (form: FormData) => Promise<unknown>
  /** A function can mark fields as invalid after the form was refused. */
  children: ReactNode | ((isWrong: boolean) => ReactNode)
}

/** A modal form, which stays open and shows the error while `onSubmit` fails. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, cancelLabel, className = 'w-[32rem]', onSubmit, children, ...dialog } = props
  const { run, isRunning, error, forget } = useTask()
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Events of React reach the form from which a dialog was opened, which is not sent.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    run(() => onSubmit(form))
  }
  return (
    <Dialog {...dialog}>
      <form onSubmit={send} onChange={forget} className={`grid max-w-full gap-4 ${className}`}>
        {typeof children === 'function' ? children(error !== undefined) : children}
        {error && <ErrorMessage error={error} />}
        <div className="flex gap-2">
          <Button
            type="submit"
            variant={cancelLabel ? 'destructive' : 'default'}
            size="sm"
            disabled={isRunning}
          >
            {submitLabel}
          </Button>
          <Button variant="outline" size="sm" onClick={dialog.onClose}>
            {cancelLabel ?? 'Cancel'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
