import { Button } from '@lintel/kit/ui/Button.tsx'
import type { ReactNode } from 'react'
import { ErrorMessage } from './ui.tsx'
import { useTask } from './useTask.ts'

interface ExportButtonProps {
  /** The name of the downloaded file. */
  name: string
  content: () => Promise<string>
  isDisabled?: boolean
  children: ReactNode
}

/** Downloads a CSV file. */
export function ExportButton({ name, content, isDisabled, children }: ExportButtonProps) {
  const { run, error } = useTask()
  async function save() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([await content()], { type: 'text/csv' }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div>
      <Button size="sm" variant="outline" disabled={isDisabled} onClick={() => run(save)}>
        {children}
      </Button>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
