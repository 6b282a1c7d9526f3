import { type Crop, crops } from '@lintel/rules/crops.ts'
import { useState } from 'react'
import { type ResponseOf, request } from '../app/request.ts'
import { DialogForm } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'

type Picture = NonNullable<ResponseOf<'pictures', 'open'>>

/** Where pages show each crop. */
const places: Record<Crop, string> = {
  hero: 'In cards, and above an article or a case study',
  portrait: 'As a portrait',
}

/** The crops of portraits, and of all other pictures. */
const cropsOf = (name: string) =>
  (Object.keys(crops) as Crop[]).filter((crop) => (crop === 'portrait') === name.startsWith('/people/'))

const middle = { x: 50, y: 50 }
const axes = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const

/** Whether pages crop it around a point: they show drawings as they are. */
export const hasFocus = ({ file, size }: Picture) => size !== null && !file.endsWith('.svg')

interface FocusDialogProps {
  picture: Picture
  onClose: () => void
  /** @param outcome in words */
  onDone: (outcome: string) => void
}

/** Asks what must stay in view where pages crop a picture, and shows the crops as they will be. */
export function FocusDialog({ picture, onClose, onDone }: FocusDialogProps) {
  const { file, version, name, note } = picture
  const [point, setPoint] = useState(note.focus ?? middle)
  const { data: src } = useRequest(() => request('pictures', 'thumbnail', { file }), version)
  const save = async () => {
    const focus = point.x === middle.x && point.y === middle.y ? null : point
    await request('pictures', 'note', { file, was: note, now: { ...note, focus } })
    onDone(`Saved what stays in view of ${name}.`)
  }
  const position = `${point.x}% ${point.y}%`
  return (
    <DialogForm title={`What stays in view of ${name}`} submitLabel="Save" onSubmit={save} onClose={onClose}>
      <p>Click what must be seen where pages crop the picture, or move the point with the arrow keys.</p>
      {src && (
        <>
          <div className="relative w-fit justify-self-center">
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
            <img
              src={src}
              alt="All of it"
              className="max-h-72 max-w-full cursor-crosshair border border-line"
              onClick={({ currentTarget, nativeEvent }) => {
                // Without the line around the picture, on which a click may fall too.
                const percent = (at: number, length: number) =>
                  Math.min(100, Math.max(0, Math.round((at / length) * 100)))
                setPoint({
                  x: percent(nativeEvent.offsetX, currentTarget.clientWidth),
                  y: percent(nativeEvent.offsetY, currentTarget.clientHeight),
                })
              }}
            />
            <span
              className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-black bg-white/70"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </div>
          <ul className="flex flex-wrap gap-4">
            {cropsOf(name).map((crop) => (
              <li key={crop} className="text-small">
                <img
                  src={src}
                  alt=""
                  className={`h-24 border border-line object-cover ${crop === 'portrait' ? 'rounded-full' : ''}`}
                  style={{ aspectRatio: crops[crop].ratio, objectPosition: position }}
                />
                {places[crop]}
              </li>
            ))}
          </ul>
        </>
      )}
      {axes.map(({ axis, label }) => (
        <label key={axis} className="grid gap-1.5">
          <span>{label}</span>
          <input
            type="range"
            max={100}
            value={point[axis]}
            aria-valuetext={`${point[axis]} %`}
            onChange={({ target }) => setPoint({ ...point, [axis]: target.valueAsNumber })}
          />
        </label>
      ))}
    </DialogForm>
  )
}
