import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import type { ArticleEditor, ArticleSnapshot } from './ArticleEditor.ts'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { Preview } from './Preview.tsx'

interface EditorLayoutProps {
  editor: ArticleEditor
  text: ArticleSnapshot
  /** The view that it belongs to. */
  parent: { label: string; href: string }
  title: string
  /** Of the words. */
  label: string
  status: ReactNode
  /** Buttons beside "Undo". */
  buttons: ReactNode
  /** Fields and messages above the words. */
  children: ReactNode
}

/** The words of a Markdown file, next to its page; on small screens one of both. */
export function EditorLayout(props: EditorLayoutProps) {
  const { editor, text, parent, title, label, status, buttons, children } = props
  const [isPageShown, setPageShown] = useState(false)
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3">
        <h1 className="text-h3 min-w-0 truncate max-sm:w-full">
          <a {...linkTo(parent.href)} className="text-link font-normal">
            {parent.label}
          </a>{' '}
          / {title}
        </h1>
        {status}
        <div className="flex flex-wrap gap-2 sm:ml-auto max-sm:*:px-3!">
          <Button
            variant="outline"
            size="sm"
            className="min-[75rem]:hidden!"
            aria-pressed={isPageShown}
            onClick={() => setPageShown(!isPageShown)}
          >
            {isPageShown ? 'Write' : 'See the page'}
          </Button>
          <Button variant="outline" size="sm" disabled={!text.canUndo} onClick={editor.undo}>
            Undo
          </Button>
          {buttons}
        </div>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[75rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={clsx('min-h-0 overflow-auto px-6 py-5', isPageShown && 'max-[75rem]:hidden')}>
          {children}
          <MarkdownEditor
            label={label}
            body={text.edited.body}
            revision={text.revision}
            diagnostics={text.diagnostics.filter(({ line }) => line !== undefined)}
            hasPictures
            onEdit={(body) => editor.change({ body })}
          />
        </div>
        <Preview
          path={text.path}
          previewRevision={text.previewRevision}
          isInvalid={text.state === 'faulty'}
          isShown={isPageShown}
        />
      </div>
    </div>
  )
}
