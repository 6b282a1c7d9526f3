import { type Change, valueAt } from '@lintel/engine/content/change.ts'
import { useState } from 'react'
import { request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { noteOnShade } from './noteOnShade.ts'

type Shades = Record<'light' | 'dark', string>
export type Accent = Record<'fill' | 'end' | 'text', Shades> & { onFill: string }

const names: Record<string, string> = { text: 'Links', fill: 'Buttons', end: 'Ends of buttons' }

/** Derives all colors from one, and shows their contrasts in both themes. */
export function Colors({ accent, onChange }: { accent: Accent; onChange: (change: Change) => void }) {
  const { data } = useRequest(() => request('brand', 'contrasts', { accent }), JSON.stringify(accent))
  const { run, error } = useTask()
  const [derived, setDerived] = useState<{ note: string | null; fill: string }>()
  const setAll = (color: string) =>
    run(async () => {
      const shades: Accent = await request('brand', 'shades', { color })
      for (const role of ['fill', 'end', 'text'] as const)
        for (const theme of ['light', 'dark'] as const)
          onChange({ kind: 'set', path: ['accent', role, theme], value: shades[role][theme] })
      onChange({ kind: 'set', path: ['accent', 'onFill'], value: shades.onFill })
      setDerived({ note: noteOnShade(color, shades.fill.light), fill: shades.fill.light })
    })
  return (
    <section aria-label="Contrast" className="mb-6">
      <label className="flex items-center gap-3 text-small font-semibold">
        <input
          type="color"
          value={accent.fill.light}
          onChange={({ target }) => setAll(target.value)}
          className="size-10! p-1!"
        />
        One color, from which all others follow
      </label>
      <p role="status" className="mt-2 text-small">
        {derived?.fill === accent.fill.light && derived.note}
      </p>
      {error && <ErrorMessage error={error} className="mt-2" />}
      <ul className="mt-3 grid gap-1 text-small">
        {data?.map(({ field, ratio, isReadable }) => {
          const [, role = '', theme = ''] = field.split('.')
          return (
            <li key={field} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-4 rounded-sm border border-line"
                style={{ background: String(valueAt({ accent }, field.split('.'))) }}
              />
              {names[role]}, {theme}:
              <span className={isReadable ? 'figures' : 'figures text-danger'}>
                {ratio.toFixed(2)}:1{isReadable ? '' : ', too little'}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
