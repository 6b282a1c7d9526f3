import type { ReactNode } from 'react'
import type { ToolIcon } from '#data/tools.ts'

export const toolMarks = {
  broadcast: (
    <path d="M8.5 9h23a2 2 0 0 1 2 2v14.5a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM17.5 14l7 4.25l-7 4.25zM13 33h14" />
  ),
} satisfies Record<ToolIcon, ReactNode>
