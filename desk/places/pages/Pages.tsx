import { PlaceHeading } from '#desk/app/parts.tsx'

export default function Pages() {
  return <PlaceHeading>Pages</PlaceHeading>
}
