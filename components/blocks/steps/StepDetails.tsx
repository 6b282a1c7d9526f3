import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { clsx } from 'clsx'

interface StepDetailsProps {
  /** The title of the step. */
  of: string
  details: string[]
  className: string
}

/** What belongs to a step or a phase: below its description, or beside it on medium screens. */
export function StepDetails({ of, details, className }: StepDetailsProps) {
  return (
    <EntryFold
      of={of}
      className={clsx(
        'self-start md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0',
        className,
      )}
    >
      <DashList items={details} />
    </EntryFold>
  )
}
