import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { type KeyboardEvent, useContext } from 'react'
import { linkTo } from '../../app/address.ts'
import { Waiting } from '../../app/waiting.ts'
import { nameOf } from '../../records/names.ts'
import type { ListedPage } from '../../records/pageList.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { UndoButtons } from '../../records/UndoButtons.tsx'

interface ToolbarProps {
  path: string
  pages: ListedPage[]
  kinds: { name: string; label: string; isOrdered: boolean }[]
  width: 'phone' | 'computer'
  theme: 'light' | 'dark'
  steps: Steps
  setWidth: (width: 'phone' | 'computer') => void
  setTheme: (theme: 'light' | 'dark') => void
  onStep: (steps: Steps, removed: string | null) => void
  onPage: (path: string) => void
  onNew: (type: string) => void
  onOrder: (type: string) => void
  /** Whether the panel is open, beside which a narrow window has no room for the page. */
  isOpen: boolean
  onToggle: () => void
}

export function Toolbar(props: ToolbarProps) {
  const { path, pages, kinds, width, theme, steps, setWidth, setTheme, onStep, onPage, onNew, onOrder } =
    props
  const { isOpen, onToggle } = props
  const { publish: unpublished = 0 } = useContext(Waiting)
  const groups = Object.entries(Object.groupBy(pages, ({ group }) => group))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <select
        aria-label="Page"
        value={path}
        onChange={({ target }) => onPage(target.value)}
        className="w-auto! max-w-[min(24rem,100%)] flex-1"
      >
        {!pages.some((page) => page.path === path) && <option value={path}>{path}</option>}
        {groups.map(([group, ofGroup = []]) => (
          <optgroup key={group} label={group}>
            {ofGroup.map((page) => (
              <option key={page.path} value={page.path}>
                {page.path === '/' ? 'Home' : page.title} – {page.path}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <KindList label="New" kinds={kinds} onChoose={onNew} />
      <KindList label="Order" kinds={kinds.filter(({ isOrdered }) => isOrdered)} onChoose={onOrder} />
      <Button variant="outline" size="sm" aria-expanded={isOpen} className="lg:hidden" onClick={onToggle}>
        Parts
      </Button>
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <Choice
          label="Width"
          className="max-md:hidden"
          options={['phone', 'computer']}
          value={width}
          onChange={setWidth}
        />
        <Choice label="Theme" options={['light', 'dark']} value={theme} onChange={setTheme} />
        <UndoButtons steps={steps} onStep={onStep} />
        {unpublished > 0 && (
          <a {...linkTo('/publish')} className="text-small text-accent-text underline">
            Review {unpublished} {unpublished === 1 ? 'change' : 'changes'}
          </a>
        )}
      </div>
    </div>
  )
}

interface KindListProps {
  label: string
  kinds: ToolbarProps['kinds']
  onChoose: (type: string) => void
}

/** What is done with a kind of record, which is chosen each time. */
function KindList({ label, kinds, onChoose }: KindListProps) {
  // By arrows alone, a closed list would take its first entry, and none after it could be reached.
  const open = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return
    event.preventDefault()
    event.currentTarget.showPicker()
  }
  return (
    <select
      aria-label={label}
      value=""
      onKeyDown={open}
      onChange={({ target }) => onChoose(target.value)}
      className="w-auto!"
    >
      <option value="" disabled>
        {label} …
      </option>
      {kinds.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  className?: string
  options: readonly Option[]
  value: Option
  onChange: (option: Option) => void
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, className, options, value, onChange } = props
  return (
    <fieldset className={clsx('flex rounded-sm border border-line p-0.5', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="min-h-8 rounded-sm px-3 text-small text-muted hover:text-accent-text aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-text"
        >
          {nameOf(option)}
        </button>
      ))}
    </fieldset>
  )
}
