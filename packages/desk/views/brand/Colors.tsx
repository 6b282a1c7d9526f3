import type { Change } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'

type Shades = Record<'light' | 'dark', string>
export type Accent = Record<'fill' | 'end' | 'text', Shades> & { onFill: string }
type Contrast = ResponseOf<'brand', 'contrasts'>[number]

const names = { text: 'Links', fill: 'Buttons', end: 'Buttons, where their gradient ends' }

/**
 * Derives all colors from one, and shows their contrasts in both themes. Where one cannot be read, it asks for the nearest
 * shade, and changes nothing by itself.
 */
export function Colors({ accent, onChange }: { accent: Accent; onChange: (change: Change) => void }) {
  /** Derived from one color, and not taken yet: no color can be read as links in both themes. */
  const [derived, setDerived] = useState<Accent>()
  /** The last one that could be read. */
  const [readable, setReadable] = useState<Accent>()
  const chosen = derived ?? accent
  const { data = [] } = useRequest(
    () => request('brand', 'contrasts', { accent: chosen }),
    JSON.stringify(chosen),
  )
  const { run, error } = useTask()
  const derive = (color: string) => run(async () => setDerived(await request('brand', 'shades', { color })))
  const take = (next: Accent) => {
    for (const role of ['fill', 'end', 'text'] as const)
      for (const theme of ['light', 'dark'] as const)
        if (next[role][theme] !== accent[role][theme])
          onChange({ kind: 'set', path: ['accent', role, theme], value: next[role][theme] })
    if (next.onFill !== accent.onFill)
      onChange({ kind: 'set', path: ['accent', 'onFill'], value: next.onFill })
    setDerived(undefined)
  }
  const takeNearest = () => {
    const next = structuredClone(chosen)
    for (const { role, theme, nearest } of data) if (nearest) next[role][theme] = nearest.color
    take(next)
  }
  const isAsking = data.some(({ nearest }) => nearest)
  const isReadable = !derived && data.length > 0 && data.every((each) => each.isReadable)
  useEffect(() => {
    if (isReadable) setReadable(accent)
  }, [isReadable, accent])
  const before = derived ? accent : readable
  return (
    <section aria-label="Contrast" className="mb-6">
      <label className="flex items-center gap-3 text-small font-semibold">
        <input
          type="color"
          value={chosen.fill.light}
          onChange={({ target }) => derive(target.value)}
          className="size-10! p-1!"
        />
        One color, from which all others follow
      </label>
      <label className="mt-2 flex items-center gap-3 text-small">
        <input
          key={chosen.fill.light}
          defaultValue={chosen.fill.light}
          pattern="#?[0-9a-fA-F]{6}"
          maxLength={7}
          spellCheck={false}
          className="w-28! font-mono"
          onChange={({ target }) => {
            const color = `#${target.value.replace('#', '').toLowerCase()}`
            if (target.validity.valid && /^#[\da-f]{6}$/.test(color) && color !== chosen.fill.light)
              derive(color)
          }}
        />
        or its code, as your designer names it: #0d6e89
      </label>
      {error && <ErrorMessage error={error} className="mt-2" />}
      <p className="mt-3 text-small text-muted">
        With the contrast of each to what it stands on; to be read, it needs 4.5:1.
      </p>
      <ul className="mt-1 grid gap-1 text-small">
        {data.map((each) => (
          <ContrastLine key={`${each.role} ${each.theme}`} {...each} />
        ))}
      </ul>
      <p role="status" className="mt-2 text-small">
        {isAsking &&
          `Not everything can be read in the color that you chose. ${derived ? 'Nothing is changed so far.' : 'So it cannot be published.'}`}
      </p>
      {isAsking && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={takeNearest}>
            Use the nearest shade
          </Button>
          {before && (
            <Button size="sm" variant="outline" onClick={() => take(before)}>
              Keep what was there
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** A color with its contrast, and beside it the nearest one that can be read. */
function ContrastLine({ role, theme, color, ratio, isReadable, nearest }: Contrast) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {names[role]}, {theme}: <Shade color={color} />
      <span className={isReadable ? 'figures' : 'figures text-danger'}>
        {ratio}
        {isReadable ? '' : ', too little'}
      </span>
      {nearest && (
        <span className="figures flex items-center gap-2 whitespace-nowrap">
          nearest shade: <Shade color={nearest.color} /> {nearest.ratio}
        </span>
      )}
    </li>
  )
}

function Shade({ color }: { color: string }) {
  return (
    <span className="flex items-center gap-1">
      <span
        aria-hidden="true"
        className="size-4 rounded-sm border border-line"
        style={{ background: color }}
      />
      {color}
    </span>
  )
}
