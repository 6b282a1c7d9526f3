import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { type AiControl, aiControls, aiControlsIntroduction } from '#data/services/ai-systems.ts'
import { Layer, ModelCore } from './Layer.tsx'

/** The layers around a model as a section through a wall: each row is one material, from inside outward. */
export function Controls({ number }: { number: string }) {
  return (
    <Section number={number} label="Controls" {...aiControlsIntroduction} tone="band">
      <div className="border border-line bg-background">
        <ModelCore />
        <ol>
          {aiControls.map((control, index) => (
            <li
              key={control.title}
              className="grid grid-cols-[2.75rem_1fr] border-t border-line lg:grid-cols-[7rem_1fr]"
            >
              <Layer index={index} />
              <ControlText {...control} index={index} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function ControlText({ layer, title, risk, control, index }: AiControl & { index: number }) {
  return (
    <div className="grid gap-x-8 gap-y-5 p-5 lg:grid-cols-11 lg:px-8 lg:py-9" {...reveal()}>
      <div className="lg:col-span-3">
        <p className="label text-muted">
          <span className="text-accent-text">{index + 1}</span> {layer}
        </p>
        <h3 className="mt-2 text-h3">{title}</h3>
      </div>
      <div className="lg:col-span-3">
        <p className="label text-danger">Risk</p>
        <p className="mt-2 text-small text-muted">{risk}</p>
      </div>
      <div className="lg:col-span-5">
        <p className="label text-success">Control</p>
        <p className="mt-2 text-small">{control}</p>
      </div>
    </div>
  )
}
