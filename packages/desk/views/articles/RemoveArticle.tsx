import { goTo } from '../../app/address.ts'
import { discardDraft } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { DialogForm } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { setLastRemoval } from './RemovalNotice.tsx'

interface RemoveProps {
  file: string
  title: string
  version: string
  onClose: () => void
}

export function RemoveArticle({ file, title, version, onClose }: RemoveProps) {
  const { data } = useRequest(() => request('articles', 'previewRemoval', { file }))
  async function remove() {
    await request('articles', 'remove', { file, version })
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
      <p>
        “{title}” will be gone with the questions that it answers, and its address will say that there is no
        such page. Its pictures stay.
      </p>
      {data && data.linkedFrom.length > 0 && (
        <div>
          <p>These link to it, and have to be changed afterward:</p>
          <ul className="list-disc pl-5 text-small">
            {data.linkedFrom.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
    </DialogForm>
  )
}
