import type { Change } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import type { ReactNode } from 'react'
import { FileDrop } from '../../app/FileDrop.tsx'
import { base64Of, request } from '../../app/request.ts'
import { DiagnosticList, ErrorMessage } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import type { EditedRecord } from '../../records/RecordEditor.ts'
import { diagnosticsOf } from '../../records/SingleField.tsx'

export interface LogoSettings {
  viewBox: string
  path: string
  picture?: string | null
  pictureDark?: string | null
  /** Whether the picture shows the name, which then does not stand beside it. */
  showsName?: boolean
}

interface LogoProps {
  logo: LogoSettings
  name: string
  edited: EditedRecord
  onChange: (change: Change) => void
  /** What its width does, if anything. */
  children: ReactNode
}

const pictures = [
  { setting: 'picture', theme: 'light', label: 'A logo from an SVG or a PNG file', title: 'Logo' },
  {
    setting: 'pictureDark',
    theme: 'dark',
    label: 'Another one for the dark theme',
    title: 'Logo in the dark theme',
  },
] as const

/** The logo in a file of its own, or as it is drawn, and how it looks wherever it stands. */
export function Logo({ logo, name, edited, onChange, children }: LogoProps) {
  const { run, isRunning, error } = useTask()
  const isAlone = Boolean(logo.picture && logo.showsName)
  const set = (next: Partial<LogoSettings>) => {
    for (const [setting, value] of Object.entries(next))
      if ((logo[setting as keyof LogoSettings] || null) !== (value || null))
        onChange({ kind: 'set', path: ['logo', setting], value })
  }
  const take = (file: File, theme: 'light' | 'dark') =>
    run(async () => {
      set(await request('brand', 'logo', { name: file.name, base64: await base64Of(file), theme }))
    })
  return (
    <section aria-label="Logo" className="mb-6 grid gap-4">
      {pictures.map(
        ({ setting, theme, label, title }) =>
          (theme === 'light' || logo.picture) && (
            <div key={setting} className="grid gap-2">
              <FileDrop
                label={label}
                name={`logo.${setting}`}
                accept=".svg,.png,image/svg+xml,image/png"
                disabled={isRunning}
                onFile={(file) => take(file, theme)}
              />
              <DiagnosticList of={diagnosticsOf(edited.diagnostics, ['logo', setting], title)} />
            </div>
          ),
      )}
      {error && <ErrorMessage error={error} />}
      {children}
      <p className="text-small text-muted">
        A PNG is at least 64 px high. A drawing of black paths takes the color of the text in both themes. Up
        to four times as wide as high, a logo has its full height beside the name.
      </p>
      {logo.picture && (
        <label className="flex items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={logo.showsName === true}
            onChange={({ target }) => set({ showsName: target.checked })}
          />
          The picture shows the name, so it stands alone
        </label>
      )}
      {logo.picture && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            onClick={() => set({ picture: null, pictureDark: null, showsName: false })}
          >
            Go back to the drawn logo
          </Button>
          {logo.pictureDark && (
            <Button size="sm" variant="outline" onClick={() => set({ pictureDark: null })}>
              Use one logo in both themes
            </Button>
          )}
        </div>
      )}
      <div className="grid gap-3">
        {(['light', 'dark'] as const).map((theme) => (
          <figure
            key={theme}
            style={{ colorScheme: theme }}
            className="border border-line bg-background text-text"
          >
            <figcaption className="px-3 pt-2 text-small text-muted">In the {theme} theme</figcaption>
            <p className="flex min-h-16 items-center gap-2.5 px-3 text-[1.2rem] leading-tight font-semibold tracking-tight">
              <Mark logo={logo} theme={theme} place={isAlone ? 'alone' : 'header'} />
              {!isAlone && <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>}
            </p>
            <p className="flex items-center gap-2 border-t border-line bg-surface px-3 py-2 text-small">
              <Mark logo={logo} theme={theme} place="tab" />
              <span className="truncate">{name}</span>
            </p>
          </figure>
        ))}
      </div>
      <Card version={edited.version} />
    </section>
  )
}

/** As large as the site and browsers show it. */
const sizes = {
  header: { picture: 'h-7 max-w-28 object-contain', drawn: 'size-7' },
  alone: { picture: 'h-9 max-w-44 object-contain', drawn: 'size-9' },
  tab: { picture: 'size-4 object-contain', drawn: 'size-4' },
}

interface MarkProps {
  logo: LogoSettings
  theme: 'light' | 'dark'
  place: keyof typeof sizes
}

function Mark({ logo, theme, place }: MarkProps) {
  const picture = (theme === 'dark' && logo.pictureDark) || logo.picture
  const { data } = useRequest(
    async () => (picture ? request('pictures', 'thumbnail', { file: `content/blog/${picture}` }) : null),
    picture ?? '',
  )
  if (picture) return data && <img src={data} alt="" className={`shrink-0 ${sizes[place].picture}`} />
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true" className={`shrink-0 fill-current ${sizes[place].drawn}`}>
      <path d={logo.path} />
    </svg>
  )
}

/** @param version of what is saved */
function Card({ version }: { version: string }) {
  const { data } = useRequest(() => request('brand', 'card', {}), version)
  return (
    <figure>
      {data && (
        <img
          src={data}
          alt="The name and the logo above the title of a page"
          className="w-full border border-line"
        />
      )}
      <figcaption className="mt-1 text-small text-muted">
        In previews of links, beside the drawing of the page
      </figcaption>
    </figure>
  )
}
