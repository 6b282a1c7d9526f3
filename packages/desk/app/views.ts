import { type ComponentType, lazy } from 'react'

/** In the order of the navigation. The name is the first part of the address; the rest belongs to the view. */
export const views: View[] = [
  {
    name: 'enquiries',
    label: 'Enquiries',
    waiting: 'open',
    Component: lazy(() => import('../views/enquiries/Enquiries.tsx')),
  },
  {
    name: 'articles',
    label: 'Articles',
    waiting: 'to correct',
    Component: lazy(() => import('../views/articles/Articles.tsx')),
  },
  { name: 'pages', label: 'Pages', Component: lazy(() => import('../views/pages/Pages.tsx')) },
  {
    name: 'legal',
    label: 'Legal text',
    partOf: 'pages',
    Component: lazy(() => import('../views/legal/LegalText.tsx')),
  },
  { name: 'pictures', label: 'Pictures', Component: lazy(() => import('../views/pictures/Pictures.tsx')) },
  {
    name: 'claims',
    label: 'Claims',
    waiting: 'to check',
    Component: lazy(() => import('../views/claims/Claims.tsx')),
  },
  { name: 'brand', label: 'Brand', Component: lazy(() => import('../views/brand/Brand.tsx')) },
  { name: 'numbers', label: 'Numbers', Component: lazy(() => import('../views/numbers/Numbers.tsx')) },
  {
    name: 'launch',
    label: 'Launch',
    waiting: 'to settle before the launch',
    Component: lazy(() => import('../views/launch/Launch.tsx')),
  },
  {
    name: 'publish',
    label: 'Publish',
    waiting: 'not sent',
    Component: lazy(() => import('../views/publish/Publish.tsx')),
  },
  { name: 'help', label: 'Help', Component: lazy(() => import('../views/help/Help.tsx')) },
]

export interface View {
  name: string
  label: string
  /** The view from which it is opened; it has no place of its own in the navigation. */
  partOf?: string
  /** What its number counts. */
  waiting?: string
  Component: ComponentType
}
