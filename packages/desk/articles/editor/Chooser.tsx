import { Button } from '@lintel/kit/ui/Button.tsx'
import { type FormEvent, useState } from 'react'
import { type ResponseOf, request } from '../../app/request.ts'
import { Dialog, ErrorMessage } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'

interface ChooserProps {
  kind: 'claims' | 'pages' | 'placeholders'
  onChoose: (key: string, title: string) => void
  onClose: () => void
}

const words = {
  claims: {
    title: 'Insert a claim',
    label: 'Search figures and their words',
    none: 'No claim matches. Claims are registered in their own place.',
  },
  pages: {
    title: 'Insert a link',
    label: 'Search pages, or type an address: https://…',
    none: 'No page matches.',
  },
  placeholders: {
    title: 'Insert a placeholder',
    label: 'Search what the brand knows',
    none: 'Nothing matches. What is set under Brand can be inserted here.',
  },
}

export function Chooser({ kind, onChoose, onClose }: ChooserProps) {
  const { data, error } = useRequest(() => request('articles', 'choices', {}))
  const [query, setQuery] = useState('')
  const { title, label, none } = words[kind]
  const choices = data && choicesOf(data)[kind]
  const matches = choices?.filter(({ key, title, about }) =>
    `${key} ${title} ${about}`.toLowerCase().includes(query.toLowerCase()),
  )
  const typed = query.trim().replace(/^(?=www\.)/, 'https://')
  const isAddress = kind === 'pages' && /^(?:https?:\/\/|mailto:)\S+$/.test(typed)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const [first] = matches ?? []
    if (isAddress) onChoose(typed, typed)
    else if (query && first) onChoose(first.key, first.title)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={choose}>
        <label className="grid gap-1.5">
          <span>{label}</span>
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
      </form>
      {error && <ErrorMessage error={error} />}
      <ul className="mt-4 grid max-h-80 overflow-auto" aria-label="Found">
        {isAddress && (
          <li>
            <Choice title={typed} about="another site" onChoose={() => onChoose(typed, typed)} />
          </li>
        )}
        {matches?.map(({ key, title, about }) => (
          <li key={key}>
            <Choice title={title} about={about} onChoose={() => onChoose(key, title)} />
          </li>
        ))}
      </ul>
      {matches?.length === 0 && !isAddress && <p className="text-muted">{none}</p>}
      <Button variant="outline" size="sm" className="mt-4" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  )
}

const choicesOf = ({ claims, pages, placeholders }: ResponseOf<'articles', 'choices'>) => ({
  claims: claims.map(({ id, figure, text }) => ({ key: id, title: figure, about: text })),
  pages: pages.map(({ path, title }) => ({ key: path, title, about: path })),
  placeholders: placeholders.map(({ name, title, value }) => ({
    // What is not set is left out, with the words that need it.
    key: value === null ? `{{#${name}}}{{${name}}}{{/${name}}}` : `{{${name}}}`,
    title,
    about: value || 'not set yet, and left out until it is',
  })),
})

function Choice({ title, about, onChoose }: { title: string; about: string; onChoose: () => void }) {
  return (
    <Button variant="ghost" className="w-full justify-start! text-left! font-normal!" onClick={onChoose}>
      <span className="font-semibold">{title}</span> <span className="text-small text-muted">{about}</span>
    </Button>
  )
}
