import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { discardDraft, saveAll } from '../app/autosave.ts'
import { request } from '../app/request.ts'
import { ErrorMessage } from '../app/ui.tsx'
import { useTask } from '../app/useTask.ts'
import { nameOf } from './names.ts'
import type { Steps } from './RecordEditor.ts'

interface UndoButtonsProps {
  steps: Steps
  /** @param removed the file that is gone by it, if any */
  onStep: (steps: Steps, removed: string | null) => void
}

export function UndoButtons({ steps: given, onStep }: UndoButtonsProps) {
  const { run, isRunning, error, forget } = useTask()
  /** What the server has said instead of the given steps: something else was written since. */
  const [newer, setNewer] = useState<{ given: Steps; steps: Steps }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps are another question
  useEffect(forget, [given.undo, given.redo])
  const isNewer = newer?.given === given
  const steps = isNewer ? newer.steps : given
  const take = (direction: 'undo' | 'redo') =>
    run(async () => {
      // The last write is taken back, so what was typed last must be written before.
      await saveAll()
      const step = await request('pages', 'step', { direction, about: steps[direction] ?? '' })
      if (!step.isTaken) return setNewer({ given, steps: step.steps })
      if (step.removed) discardDraft(step.removed)
      onStep(step.steps, step.removed)
    })
  return (
    <div className="flex flex-wrap items-center gap-1">
      {(['undo', 'redo'] as const).map((direction) => (
        <Button
          key={direction}
          variant="ghost"
          size="sm"
          disabled={isRunning || steps[direction] === null}
          title={steps[direction] ?? undefined}
          className="max-w-48! px-3! disabled:opacity-50"
          onClick={() => take(direction)}
        >
          {nameOf(direction)}
          {/* The last write may be in another view. */}
          {steps[direction] && (
            <span className="truncate font-normal text-muted max-sm:sr-only"> {steps[direction]}</span>
          )}
        </Button>
      ))}
      <span role="status" className="text-small">
        {isNewer && 'Something else was written since. Press again to take that back.'}
      </span>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
