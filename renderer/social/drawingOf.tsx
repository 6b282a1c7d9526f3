import type { ReactElement } from 'react'
import { HeroFrame } from '#components/drawings/HeroFrame.tsx'
import { PostDrawing } from '#components/drawings/PostDrawing.tsx'
import { familyOf } from '#components/drawings/postDrawing.ts'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { ToolThumbnail } from '#components/drawings/ToolThumbnail.tsx'
import { blog } from '#data/blog.ts'
import type { ServiceId } from '#data/services/service.ts'
import { toolPages } from '#data/toolPages.ts'
import { type ThumbnailId, tools } from '#data/tools.ts'
import type { Subject } from '../head.ts'

export interface CardDrawing {
  /** Names it: two cards with the same drawing, title and label are the same image. */
  id: string
  /** What it shows, for those who cannot see it. */
  shows: string
  /** The section of the site, above the title; empty where there is none. */
  label: string
  render: () => ReactElement
}

/** The drawing of the page itself; the frame of the home page where it has none. */
export function drawingOf(subject: Subject | undefined): CardDrawing {
  switch (subject?.kind) {
    case 'post':
      return postDrawing(subject.post.slug)
    case 'posts':
      return subject.posts[0] ? postDrawing(subject.posts[0].slug) : frame
    case 'service':
      return serviceDrawing(subject.service.id)
    case 'tool':
      return toolDrawing(subject.tool.thumbnail)
    case 'tools':
      return tools[0] ? toolDrawing(tools[0].thumbnail) : frame
    default:
      return frame
  }
}

const frame: CardDrawing = {
  id: 'frame',
  shows: 'a beam on two posts, and the way its load takes to the ground',
  label: '',
  render: () => <HeroFrame />,
}

const thumbnailShows: Record<ThumbnailId, string> = {
  'streaming-cost': 'viewers, a delivery network and an origin, with bars for their costs',
}

function toolDrawing(thumbnail: ThumbnailId): CardDrawing {
  return {
    id: `tool ${thumbnail}`,
    shows: thumbnailShows[thumbnail],
    label: toolPages.label,
    render: () => <ToolThumbnail thumbnail={thumbnail} />,
  }
}

const serviceShows: Record<ServiceId, string> = {
  'ai-systems': 'a truss that bears on two posts, under a gauge',
  'data-analytics': 'a section through strata, and the core that was drilled from them',
  cybersecurity: 'the plan of three walls, and the one way through their gates',
  'digital-transformation': 'an old structure and a new one, with the load on its way across',
  automation: 'a crank and a slider that moves blocks along a table',
  consulting: 'a survey of a hill, with sight lines from three stations',
}

function serviceDrawing(service: ServiceId): CardDrawing {
  return {
    id: `service ${service}`,
    shows: serviceShows[service],
    label: 'Services',
    render: () => <ServiceDrawing service={service} />,
  }
}

function postDrawing(slug: string): CardDrawing {
  return {
    id: `post ${slug}`,
    shows: `an architect's drawing of a ${familyOf(slug)}`,
    label: blog.badge,
    render: () => <PostDrawing slug={slug} />,
  }
}
