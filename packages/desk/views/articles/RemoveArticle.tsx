import { goTo } from '../../app/address.ts'
import { call } from '../../app/request.ts'
import { DialogForm } from '../../app/ui.tsx'
import { useCall } from '../../app/useRequest.ts'
import { setRemoved } from './RemovalNotice.tsx'

interface RemoveProps {
  file: string
  title: string
  version: string
  onClose: () => void
}

/** Asks whether an article shall be deleted, and says what that means. */
export function RemoveArticle({ file, title, version, onClose }: RemoveProps) {
  const { answer } = useCall(() => call('articles', 'beforeRemoval', { file }))
  async function remove() {
    const { changes } = await call('articles', 'remove', { file, version })
    setRemoved({ title, file, changes })
    goTo('/articles')
  }
  return (
    <DialogForm
      title="Delete the article?"
      submit="Delete"
      keep="Keep it"
      onSubmit={remove}
      onClose={onClose}
    >
      <p>
        “{title}” will be gone with the questions that it answers, and its address will say that there is no
        such page. Its pictures stay.
      </p>
      {answer && answer.linkedFrom.length > 0 && (
        <div>
          <p>These link to it, and have to be changed afterward:</p>
          <ul className="list-disc pl-5 text-small">
            {answer.linkedFrom.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
    </DialogForm>
  )
}
