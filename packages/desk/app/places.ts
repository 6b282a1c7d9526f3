import { type ComponentType, lazy } from 'react'

/** What the window has to do, in its order. The address of a place is its name; what follows is the place's own. */
export const places: Place[] = [
  {
    name: 'enquiries',
    label: 'Enquiries',
    View: lazy(() => import('../places/enquiries/Enquiries.tsx')),
  },
  { name: 'articles', label: 'Articles', View: lazy(() => import('../places/articles/Articles.tsx')) },
  { name: 'pages', label: 'Pages', View: lazy(() => import('../places/pages/Pages.tsx')) },
  { name: 'claims', label: 'Claims', View: lazy(() => import('../places/claims/Claims.tsx')) },
  { name: 'brand', label: 'Brand', View: lazy(() => import('../places/brand/Brand.tsx')) },
  { name: 'numbers', label: 'Numbers', View: lazy(() => import('../places/numbers/Numbers.tsx')) },
  { name: 'launch', label: 'Launch', View: lazy(() => import('../places/launch/Launch.tsx')) },
  { name: 'publish', label: 'Publish', View: lazy(() => import('../places/publish/Publish.tsx')) },
]

export interface Place {
  name: string
  label: string
  View: ComponentType
}
