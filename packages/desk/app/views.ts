import { type ComponentType, lazy } from 'react'

/** What the window has to do, in its order. The address of a place is its name; what follows is the place's own. */
export const places: Place[] = [
  {
    name: 'enquiries',
    label: 'Enquiries',
    View: lazy(() => import('../views/enquiries/Enquiries.tsx')),
  },
  { name: 'articles', label: 'Articles', View: lazy(() => import('../views/articles/Articles.tsx')) },
  { name: 'pages', label: 'Pages', View: lazy(() => import('../views/pages/Pages.tsx')) },
  { name: 'claims', label: 'Claims', View: lazy(() => import('../views/claims/Claims.tsx')) },
  { name: 'brand', label: 'Brand', View: lazy(() => import('../views/brand/Brand.tsx')) },
  { name: 'numbers', label: 'Numbers', View: lazy(() => import('../views/numbers/Numbers.tsx')) },
  { name: 'launch', label: 'Launch', View: lazy(() => import('../views/launch/Launch.tsx')) },
  { name: 'publish', label: 'Publish', View: lazy(() => import('../views/publish/Publish.tsx')) },
]

export interface Place {
  name: string
  label: string
  View: ComponentType
}
