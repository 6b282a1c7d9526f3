import { audienceMarks } from '#components/drawings/marks/audiences.tsx'
import { careerMarks } from '#components/drawings/marks/careers.tsx'
import { interfaceMarks } from '#components/drawings/marks/interface.tsx'
import { MarkSheet } from '#components/drawings/marks/MarkSheet.tsx'
import { pillarMarks } from '#components/drawings/marks/pillars.tsx'
import { reasonMarks } from '#components/drawings/marks/reasons.tsx'
import { socialMarks } from '#components/drawings/marks/social.tsx'
import { themeMarks } from '#components/drawings/marks/themes.tsx'
import { toolMarks } from '#components/drawings/marks/tools.tsx'
import { Part } from './Part.tsx'

const groups = {
  Audiences: audienceMarks,
  Reasons: reasonMarks,
  Pillars: pillarMarks,
  Careers: careerMarks,
  Tools: toolMarks,
  Themes: themeMarks,
  Interface: interfaceMarks,
  Networks: socialMarks,
}

export function Marks() {
  return (
    <Part label="Marks">
      <div className="guide-stack">
        {Object.entries(groups).map(([group, marks]) => (
          <div key={group}>
            <h3 className="mb-4 font-semibold">{group}</h3>
            <ul className="guide-grid">
              {Object.entries(marks).map(([id, mark]) => (
                <li key={id} className="text-small text-muted">
                  <MarkSheet className="size-8 text-text">{mark}</MarkSheet>
                  {id}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  )
}
