import { Button } from '#components/ui/Button.tsx'
import { contactForm } from '#data/contact.ts'

/** Says that the words come from an earlier visit, and wipes them on request. */
export function DraftBanner({ onClear }: { onClear: () => void }) {
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-4 rounded-md border border-line bg-surface py-2 pr-2 pl-5 text-small"
    >
      {contactForm.draftRestored}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {contactForm.clearDraft}
      </Button>
    </div>
  )
}
