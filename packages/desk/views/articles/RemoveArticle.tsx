import { useState } from 'react'
import { goTo } from '../../app/address.ts'
import { discardDraft } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { DialogForm } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { ownPageOf } from '../../app/viewToFix.ts'
import { LeadChoice } from '../../records/RemovalDetails.tsx'
import { setLastRemoval } from './RemovalNotice.tsx'

interface RemoveProps {
  file: string
  title: string
  version: string
  onClose: () => void
}

export function RemoveArticle({ file, title, version, onClose }: RemoveProps) {
  const { data } = useRequest(() => request('articles', 'previewRemoval', { file }))
  const [to, setTo] = useState('')
  async function remove() {
    await request('articles', 'remove', { file, version, to: to || null })
    discardDraft(file)
    setLastRemoval({ title, file })
    goTo('/articles')
  }
  return (
    <DialogForm
      title="Delete the article?"
      submitLabel="Delete"
      cancelLabel="Keep it"
      onSubmit={remove}
      onClose={onClose}
    >
      <p>“{title}” will be gone with the questions that it answers. Its pictures stay.</p>
      {data && (
        <LeadChoice
          page={ownPageOf(file) ?? ''}
          targets={data.targets}
          links={data.linkedFrom}
          to={to}
          onChoose={setTo}
          onFollow={onClose}
        />
      )}
    </DialogForm>
  )
}
