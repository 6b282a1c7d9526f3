import { Button } from '@lintel/kit/ui/Button.tsx'
import { request } from '../app/request.ts'
import { ErrorMessage } from '../app/ui.tsx'
import { useTask } from '../app/useTask.ts'
import { nameOf } from './names.ts'
import type { Steps } from './RecordEditor.ts'

interface UndoButtonsProps {
  steps: Steps
  onStep: (steps: Steps) => void
}

export function UndoButtons({ steps, onStep }: UndoButtonsProps) {
  const { run, isRunning, error } = useTask()
  const take = (direction: 'undo' | 'redo') =>
    run(async () => onStep((await request('pages', 'step', { direction })).steps))
  return (
    <div className="flex flex-wrap items-center gap-1">
      {(['undo', 'redo'] as const).map((direction) => (
        <Button
          key={direction}
          variant="ghost"
          size="sm"
          disabled={isRunning || steps[direction] === null}
          title={steps[direction] ?? undefined}
          className="max-w-64 px-3! disabled:opacity-50"
          onClick={() => take(direction)}
        >
          {nameOf(direction)}
          {/* The last write may be in another view. */}
          {steps[direction] && (
            <span className="truncate font-normal text-muted max-sm:sr-only"> {steps[direction]}</span>
          )}
        </Button>
      ))}
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
