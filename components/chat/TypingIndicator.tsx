/** Three dots. Screen readers hear the answer itself a moment later. */
export function TypingIndicator() {
  return (
    <div aria-hidden="true" data-typing className="flex gap-1.5 border-l border-accent-text py-2 pl-4">
      <span className="size-1.5 animate-pulse rounded-full bg-accent-text" />
      <span className="size-1.5 animate-pulse rounded-full bg-accent-text delay-150" />
      <span className="size-1.5 animate-pulse rounded-full bg-accent-text delay-300" />
    </div>
  )
}
