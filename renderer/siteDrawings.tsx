import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import type { Subject } from '@lintel/engine/render/head.ts'
import type { CardDrawings } from '@lintel/kit/social/socialImage.ts'
import type { CaseStudyDrawing } from '@site/data/schemas/caseStudy.ts'
import type { ServiceDrawingId } from '@site/data/schemas/service.ts'
import type { SpecimenDrawingId } from '@site/data/schemas/specimen.ts'
import type { ToolDrawingId } from '@site/data/schemas/tool.ts'
import { CaseStudyPlan } from '#components/drawings/CaseStudyPlan.tsx'
import { HeroFrame } from '#components/drawings/HeroFrame.tsx'
import { familyOf, PostDrawing } from '#components/drawings/PostDrawing.tsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'
import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'

/** A drawing of the site that stands on the image for link previews. */
type SiteDrawing =
  | { of: 'post'; slug: string }
  | { of: 'service'; drawing: ServiceDrawingId }
  | { of: 'tool'; drawing: ToolDrawingId }
  | { of: 'case-study'; drawing: CaseStudyDrawing }
  | { of: 'specimen'; drawing: SpecimenDrawingId }
  | { of: 'site' }

/** The drawing of the page itself; the frame of the home page where it has none. */
function drawingOf(subject: Subject | undefined): SiteDrawing {
  const post =
    subject?.kind === 'post' ? subject.post : subject?.kind === 'posts' ? subject.posts[0] : undefined
  const tool =
    subject?.kind === 'tool'
      ? subject.tool
      : subject?.kind === 'tools'
        ? getCollection('tools')[0]
        : undefined
  if (post) return { of: 'post', slug: post.slug }
  if (tool) return { of: 'tool', drawing: tool.drawing }
  if (subject?.kind === 'case-study' && subject.study.drawing)
    return { of: 'case-study', drawing: subject.study.drawing }
  if (subject?.kind === 'service') return { of: 'service', drawing: subject.service.drawing }
  if (subject?.kind === 'specimen') return { of: 'specimen', drawing: subject.specimen.drawing }
  if (subject?.kind === 'specimens') return { of: 'specimen', drawing: 'decision' }
  return { of: 'site' }
}

/** The section of the site that a drawing belongs to; empty where there is none. */
const labels: Record<SiteDrawing['of'], string> = {
  post: getContent('pages', 'blog').badge,
  service: 'Services',
  tool: getContent('pages', 'tools').label,
  'case-study': getContent('pages', 'case-studies').heading,
  specimen: getContent('pages', 'specimens').label,
  site: '',
}

const toolShows: Record<ToolDrawingId, string> = {
  'streaming-cost': 'viewers, a delivery network and an origin, with bars for their costs',
}

const serviceShows: Record<ServiceDrawingId, string> = {
  'ai-systems': 'a truss that bears on two posts, under a gauge',
  'data-analytics': 'a section through strata, and the core that was drilled from them',
  cybersecurity: 'the plan of three walls, and the one way through their gates',
  'digital-transformation': 'an old structure and a new one, with the load on its way across',
  automation: 'a crank and a slider that moves blocks along a table',
  consulting: 'a survey of a hill, with sight lines from three stations',
}

const specimenShows: Record<SpecimenDrawingId, string> = {
  decision: 'a sheet with one way taken and two that were not',
  threat: 'a sheet with parts on either side of two boundaries, and the way across',
  evaluation: 'a sheet with a curve of errors that falls below a limit',
  contract: 'a sheet with a table of fields',
}

/** What a drawing shows, for those who cannot see it. */
function shownBy(drawing: SiteDrawing): string {
  switch (drawing.of) {
    case 'post':
      return `an architect’s drawing of ${getContent('pages', 'blog').post.families[familyOf(drawing.slug)]}`
    case 'service':
      return serviceShows[drawing.drawing]
    case 'tool':
      return toolShows[drawing.drawing]
    case 'case-study':
      return `a drawing of the system: ${drawing.drawing.after.altText}`.replace(/\.$/, '')
    case 'specimen':
      return specimenShows[drawing.drawing]
    case 'site':
      return 'a beam on two posts, and the path its load takes to the ground'
  }
}

/** The drawing itself, as pages show it. */
function DrawingOnCard({ drawing }: { drawing: SiteDrawing }) {
  switch (drawing.of) {
    case 'post':
      return <PostDrawing slug={drawing.slug} />
    case 'service':
      return <ServiceDrawing drawing={drawing.drawing} />
    case 'tool':
      return <ToolThumbnail drawing={drawing.drawing} />
    case 'case-study':
      return <CaseStudyPlan drawing={drawing.drawing} state="after" />
    case 'specimen':
      return <SpecimenMiniature drawing={drawing.drawing} />
    case 'site':
      return <HeroFrame {...blockOf(getContent('pages', 'home'), 'home-hero')?.frame} />
  }
}

/** What the kit draws on the images for link previews, of which it knows none. */
export const siteDrawings: CardDrawings = {
  of: (subject) => {
    const drawing = drawingOf(subject)
    return { drawing, label: labels[drawing.of], shows: shownBy(drawing) }
  },
  Drawing: DrawingOnCard,
}
