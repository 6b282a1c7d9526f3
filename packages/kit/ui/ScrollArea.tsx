import { clsx } from 'clsx'
import { type ComponentProps, type UIEvent, useRef } from 'react'

/** How long (ms) the scrollbar stays after the last scroll (docs/requirements.md, "Scrolling"). */
const scrollbarHideDelay = 600

/** A region that scrolls, by keyboard too, and shows its scrollbar only while scrolling. */
export function ScrollArea({ className, ...rest }: ComponentProps<'div'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function showScrollbar({ currentTarget }: UIEvent<HTMLDivElement>) {
    clearTimeout(timer.current)
    currentTarget.dataset.scrolling = ''
    timer.current = setTimeout(() => delete currentTarget.dataset.scrolling, scrollbarHideDelay)
  }

  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll here.
      tabIndex={0}
      {...rest}
      onScroll={showScrollbar}
      className={clsx('quiet-scrollbar overflow-y-auto overscroll-contain', className)}
    />
  )
}
