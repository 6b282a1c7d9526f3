import { type ComponentType, lazy } from 'react'

/** What the window has to do, in its order. The address of a place is its name; what follows is the place's own. */
export const places: Place[] = [
  { name: 'articles', label: 'Articles', View: lazy(() => import('#desk/places/articles/Articles.tsx')) },
  { name: 'pages', label: 'Pages', View: lazy(() => import('#desk/places/pages/Pages.tsx')) },
]

export interface Place {
  name: string
  label: string
  View: ComponentType
}
