import type { Change } from '@lintel/engine/content/change.ts'
import { FileDrop } from '../../app/FileDrop.tsx'
import { request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'

interface LogoProps {
  logo: { viewBox: string; path: string }
  onChange: (change: Change) => void
}

export function Logo({ logo, onChange }: LogoProps) {
  const { run, error } = useTask()
  const take = (file: File) =>
    run(async () => {
      if (/^image\/(?!svg)/.test(file.type))
        throw new Error(
          `${file.name} is made of pixels, and a logo is made of lines. Ask whoever has drawn it for the SVG file.`,
        )
      const { viewBox, path } = await request('brand', 'logo', { file: file.name, svg: await file.text() })
      onChange({ kind: 'set', path: ['logo', 'viewBox'], value: viewBox })
      onChange({ kind: 'set', path: ['logo', 'path'], value: path })
    })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      <svg viewBox={logo.viewBox} role="img" aria-label="The logo" className="size-12">
        <path d={logo.path} fill="currentColor" />
      </svg>
      <FileDrop label="A logo from an SVG file" name="logo" accept=".svg,image/svg+xml" onFile={take} />
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
