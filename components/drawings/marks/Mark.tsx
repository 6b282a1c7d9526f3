import { audienceMarks } from '#components/drawings/marks/audiences.tsx'
import { careerMarks } from '#components/drawings/marks/careers.tsx'
import { interfaceMarks } from '#components/drawings/marks/interface.tsx'
import { MarkSheet } from '#components/drawings/marks/MarkSheet.tsx'
import { pillarMarks } from '#components/drawings/marks/pillars.tsx'
import { reasonMarks } from '#components/drawings/marks/reasons.tsx'
import { socialMarks } from '#components/drawings/marks/social.tsx'
import { themeMarks } from '#components/drawings/marks/themes.tsx'
import { toolMarks } from '#components/drawings/marks/tools.tsx'

const marks = {
  ...audienceMarks,
  ...reasonMarks,
  ...pillarMarks,
  ...careerMarks,
  ...toolMarks,
  ...themeMarks,
  ...interfaceMarks,
  ...socialMarks,
}

export type MarkId = keyof typeof marks

/** A small line mark in the color of the text around it; always decoration, so its neighbor must name it. */
export function Mark({ id, className }: { id: MarkId; className?: string }) {
  return <MarkSheet className={className}>{marks[id]}</MarkSheet>
}
