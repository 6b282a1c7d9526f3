import { applyChange } from '@lintel/engine/content/change.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { useState } from 'react'
import { request } from '../../app/request.ts'
import { DiagnosticList, DialogForm } from '../../app/ui.tsx'
import { createBlank } from '../../records/blank.ts'
import { Fields } from '../../records/Form.tsx'
import type { Field } from '../../records/fields.ts'
import { withoutChanged } from '../../records/withoutChanged.ts'

interface NewClaimProps {
  field: Field
  onCreated: (id: string) => void
  onClose: () => void
}

export function NewClaim({ field, onCreated, onClose }: NewClaimProps) {
  const [name, setName] = useState('')
  const [claim, setClaim] = useState<unknown>(() => createBlank(field))
  const [diagnostics, setDiagnostics] = useState<Diagnostic[]>([])
  async function create() {
    const created = await request('claims', 'create', { name, claim: claim as Record<string, unknown> })
    setDiagnostics(created.diagnostics)
    if (created.diagnostics.length === 0) onCreated(created.id)
  }
  return (
    <DialogForm title="New claim" submitLabel="Register" onSubmit={create} onClose={onClose}>
      <label className="block text-small font-semibold">
        Short name, by which texts name it
        <input value={name} onChange={({ target }) => setName(target.value)} className="mt-1 font-normal" />
      </label>
      <Fields
        field={field}
        path={[]}
        value={claim}
        context={{
          diagnostics,
          claims: [],
          records: {},
          tokens: {},
          tokenNames: {},
          onChange: (change) => {
            setClaim((before: unknown) => applyChange(before, change))
            setDiagnostics((each) => withoutChanged(each, change))
          },
        }}
      />
      <DiagnosticList of={diagnostics.filter((each) => !each.field)} role="alert" />
    </DialogForm>
  )
}
