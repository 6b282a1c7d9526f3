import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { goTo, linkTo } from '../../app/address.ts'
import { discardDraft } from '../../app/autosave.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { Field } from '../../app/TextField.tsx'
import { DialogForm, ViewHeading } from '../../app/ui.tsx'
import { useLiveRequest } from '../../app/useLiveRequest.ts'
import { useRequest } from '../../app/useRequest.ts'
import type { ArticleState } from '../../articles/article.ts'
import { slugOfFile } from '../../articles/names.ts'
import { RemovalNotice, RemovedArticles } from './RemovalNotice.tsx'

type Article = ResponseOf<'articles', 'list'>[number]

const stateLabels = {
  draft: 'Draft',
  ready: 'Ready, not sent yet',
  kept: 'Kept, not sent',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
  faulty: 'Faulty',
} as const

const tones = {
  draft: 'neutral',
  ready: 'accent',
  kept: 'accent',
  scheduled: 'accent',
  published: 'success',
  ended: 'neutral',
  faulty: 'danger',
} as const

export const StateBadge = ({ state }: { state: ArticleState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)

/** @param missingSlug the article that was asked for and does not exist */
export function ArticleList({ articles, missingSlug }: { articles: Article[]; missingSlug: string }) {
  const [title, setTitle] = useState<string | null>(null)
  const removals = useLiveRequest(() => request('articles', 'removals', {})) ?? []
  return (
    <>
      <ViewHeading
        actions={
          <Button size="sm" onClick={() => setTitle('')}>
            New article
          </Button>
        }
      >
        Articles
      </ViewHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 py-5">
        {missingSlug && (
          <p role="alert" className="text-danger">
            There is no article “{missingSlug}”. It may have another address by now.
          </p>
        )}
        <RemovalNotice removals={removals} />
        {articles.length > 0 ? <Table articles={articles} /> : <EmptyArticleList onCreate={setTitle} />}
        <RemovedArticles removals={removals} />
      </div>
      {title !== null && <NewArticle title={title} onClose={() => setTitle(null)} />}
    </>
  )
}

function Table({ articles }: { articles: Article[] }) {
  const [words, setWords] = useState('')
  const [state, setState] = useState<ArticleState | ''>('')
  const query = words.toLowerCase()
  const matches = articles.filter(
    (each) =>
      (state === '' || each.state === state) &&
      [each.title, ...each.tags].some((text) => text.toLowerCase().includes(query)),
  )
  return (
    <>
      <search className="flex flex-wrap gap-3">
        <label className="min-w-40 grow">
          <span className="sr-only">Search titles and tags</span>
          <input
            type="search"
            placeholder="Search titles and tags"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <label className="w-40">
          <span className="sr-only">State</span>
          <select value={state} onChange={({ target }) => setState(target.value as ArticleState | '')}>
            <option value="">Every state</option>
            {Object.entries(stateLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p role="status" className="sr-only">
        {matches.length} found
      </p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead className="label border-b border-line text-muted">
            <tr>
              <th className="py-2 pr-4 font-normal">Title</th>
              <th className="py-2 pr-4 font-normal">State</th>
              <th className="py-2 pr-4 font-normal max-sm:hidden">Date</th>
              <th className="py-2 font-normal">To correct</th>
            </tr>
          </thead>
          <tbody>
            {matches.map(({ file, title, state, date, errorCount, canBeOpened }) => (
              <tr key={file} className="border-b border-line">
                <td className="py-2.5 pr-4">
                  <a
                    {...(canBeOpened
                      ? linkTo(`/articles/${slugOfFile(file)}`)
                      : // What is wrong with its file, and what helps, stands above.
                        { href: '#cannot-be-read' })}
                    className="text-link inline-block min-h-6 font-semibold"
                  >
                    {title}
                  </a>
                </td>
                <td className="py-2.5 pr-4">
                  <StateBadge state={state} />
                </td>
                <td className="figures py-2.5 pr-4 whitespace-nowrap max-sm:hidden">{date || 'none'}</td>
                <td className="figures py-2.5">
                  {errorCount > 0 ? (
                    <span className="text-danger">{errorCount}</span>
                  ) : (
                    <span className="text-muted">nothing</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matches.length === 0 && (
        <p className="text-muted">No article matches. Try a single word, or every state.</p>
      )}
    </>
  )
}

/** Suggests questions that no page answers. */
function EmptyArticleList({ onCreate }: { onCreate: (title: string) => void }) {
  const { data: questions = [] } = useRequest(() => request('articles', 'questions', {}))
  return (
    <div className="max-w-xl">
      <p>
        There is no article yet. An article answers one question well: what visitors ask, what you advise, and
        why. Visitors ask this, and the site does not say it:
      </p>
      <ul className="mt-4 grid gap-2">
        {questions.slice(0, 3).map((question) => (
          <li key={question}>
            <Button variant="outline" onClick={() => onCreate(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NewArticle({ title, onClose }: { title: string; onClose: () => void }) {
  async function create(form: FormData) {
    const { file } = await request('articles', 'create', { title: String(form.get('title')) })
    // What is unsaved under this name is of a former article.
    discardDraft(file)
    goTo(`/articles/${slugOfFile(file)}`)
  }
  return (
    <DialogForm title="New article" submitLabel="Begin" onSubmit={create} onClose={onClose}>
      {(isWrong) => (
        <Field
          label="Title"
          about="Its address is made of it. It begins as a draft, which nobody sees but you."
        >
          {(control) => (
            <input {...control} name="title" defaultValue={title} required aria-invalid={isWrong} />
          )}
        </Field>
      )}
    </DialogForm>
  )
}
