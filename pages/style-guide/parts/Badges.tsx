import { Badge } from '#components/ui/Badge.tsx'
import { ClaimFigure } from '#components/ui/ClaimFigure.tsx'
import { CheckList } from '#components/ui/lists.tsx'
import { claims } from '#content/claims.ts'
import { Part } from './Part.tsx'

export function Badges() {
  return (
    <Part label="Badges, lists and figures">
      <div className="guide-row">
        {(['neutral', 'accent', 'danger', 'success'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <CheckList className="mt-6" items={['An item behind a check mark', 'Another one']} />
      {Object.values(claims)
        .slice(0, 1)
        .map((claim) => (
          <div key={claim.subject} className="mt-6">
            <ClaimFigure claim={claim} />
          </div>
        ))}
    </Part>
  )
}
