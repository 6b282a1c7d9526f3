import { Button } from '#components/ui/Button.tsx'
import { nameOf } from './names.ts'
import type { Steps } from './RecordEditor.ts'

interface UndoButtonsProps {
  steps: Steps
  takeStep: (direction: 'undo' | 'redo') => void
}

/** Back over saves, and forth again. */
export function UndoButtons({ steps, takeStep }: UndoButtonsProps) {
  return (
    <div className="flex gap-1">
      {(['undo', 'redo'] as const).map((direction) => (
        <Button
          key={direction}
          variant="ghost"
          size="sm"
          disabled={steps[direction] === null}
          title={steps[direction] ?? undefined}
          className="px-3! disabled:opacity-50"
          onClick={() => takeStep(direction)}
        >
          {nameOf(direction)}
        </Button>
      ))}
    </div>
  )
}
