import { type ComponentProps, useEffect, useId, useRef } from 'react'

/** What the desk takes, photos of phones among it. */
const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.heic,.heif'

/** A picture that is dropped or pasted. Not all systems know the type of photos of phones. */
export const pictureIn = (data: DataTransfer | null | undefined): File | undefined =>
  [...(data?.files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

const textFields = 'textarea, input:not([type=file]), [contenteditable]'

const dataOf = (event: Event) =>
  (event instanceof ClipboardEvent ? event.clipboardData : (event as DragEvent).dataTransfer) ?? undefined

interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** Left out where the control has one already. */
  label?: string
  /** Takes what is dropped or pasted anywhere in the window, but in a text. */
  isEverywhere?: boolean
  onFile: (file: File) => void
}

/** Takes a file that is chosen, dropped or pasted. What is no picture is taken too, so that its refusal is seen. */
export function FileDrop({ label, isEverywhere = false, onFile, ...props }: FileDropProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target: EventTarget | null = isEverywhere ? window : box.current
    const events = new AbortController()
    const take = (event: Event) => {
      const data = dataOf(event)
      const file = pictureIn(data) ?? data?.files[0]
      const isForText = event.type === 'paste' && (event.target as Element).matches(textFields)
      if (!file || event.defaultPrevented || isForText) return
      event.preventDefault()
      onFile(file)
    }
    // A browser would show the file in place of the desk.
    const allow = (event: Event) => dataOf(event)?.types.includes('Files') && event.preventDefault()
    for (const type of ['paste', 'drop']) target?.addEventListener(type, take, events)
    target?.addEventListener('dragover', allow, events)
    return () => events.abort()
  })
  return (
    <div ref={box} className="grid w-fit max-w-full gap-1">
      {label && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        accept={pictureTypes}
        {...props}
        type="file"
        className="max-w-full"
        // The same file may be chosen again, once it was changed.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <span className="text-small text-muted">or drop or paste it here</span>
    </div>
  )
}
