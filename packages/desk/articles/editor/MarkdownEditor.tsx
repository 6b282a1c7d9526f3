import { Text } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { request } from '../../app/request.ts'
import { DiagnosticText } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import type { ArticleSnapshot } from './ArticleEditor.ts'
import { Chooser } from './Chooser.tsx'
import { createEditor, goToLine, replaceText, showDiagnostics } from './codeMirror.ts'
import { heading, insert, insertBlock, list, quote, selected, wrap } from './markdownCommands.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { namePlaceholders } from './placeholderChips.ts'
import { TableDialog } from './TableDialog.tsx'
import { emptyTable, parseTable, tableAt, writeTable } from './tables.ts'

interface EditorProps {
  /** What its text is called, for those who do not see it. */
  label: string
  body: string
  /** Changes when the text is replaced from outside, for example by undo. */
  revision: number
  diagnostics: ArticleSnapshot['diagnostics']
  /** Whether pictures may stand in it. */
  hasPictures: boolean
  /** A form knows the editor by this name, and can focus it. */
  name?: string
  onEdit: (body: string) => void
  onFocus?: () => void
}

type OpenDialog =
  | { what: 'claim' | 'link' | 'placeholder' }
  | { what: 'picture'; picture?: File }
  /** Without a position, the one at the caret, or a new one. */
  | { what: 'table'; position?: number }

/** A Markdown editor with a toolbar and its errors. */
export function MarkdownEditor(props: EditorProps) {
  const { label, body, revision, diagnostics, hasPictures, name, onEdit, onFocus } = props
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef({ body, label, onEdit, onFocus })
  latest.current = { body, label, onEdit, onFocus }
  const [dialog, setDialog] = useState<OpenDialog>()
  const [isTooLong, setTooLong] = useState(false)
  const close = () => {
    // An open dialog keeps the focus from everything behind it.
    flushSync(() => setDialog(undefined))
    view.current?.focus()
  }

  useEffect(() => {
    if (!container.current) return
    view.current = createEditor({
      parent: container.current,
      body: latest.current.body,
      label: latest.current.label,
      keys: keyBindings(toolsOf(hasPictures), setDialog),
      onEdit: (text) => {
        setTooLong(false)
        latest.current.onEdit(text)
      },
      onFocus: () => latest.current.onFocus?.(),
      onFile: (picture) => hasPictures && setDialog({ what: 'picture', picture }),
      onTooLong: () => setTooLong(true),
      onTable: (position) => setDialog({ what: 'table', position }),
    })
    return () => view.current?.destroy()
  }, [hasPictures])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed here comes back as body, and must not be put in again
  useEffect(() => {
    if (view.current) replaceText(view.current, latest.current.body)
  }, [revision])
  useEffect(() => {
    if (view.current) showDiagnostics(view.current, diagnostics)
  }, [diagnostics])

  const { data: choices } = useRequest(() => request('articles', 'choices', {}))
  useEffect(() => {
    const named = choices?.placeholders.map(({ name, title }) => [name, title])
    if (view.current && named) namePlaceholders(view.current, Object.fromEntries(named))
  }, [choices])

  const withView = (use: (view: EditorView) => void) => () => view.current && use(view.current)
  const closeAndUse = (use: (view: EditorView) => void) => {
    close()
    withView(use)()
  }
  return (
    <section aria-label={`Editor: ${label}`} className="mt-5">
      <fieldset
        aria-label="Format"
        className="flex flex-wrap rounded-t-sm border border-b-0 border-edge bg-surface p-1"
      >
        {toolsOf(hasPictures).map(({ label, hint, use, what }) => (
          <Button
            key={label}
            variant="ghost"
            className="min-h-9! px-2.5!"
            title={hint}
            onClick={use ? withView(use) : () => what && setDialog({ what })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {name && (
        <input
          name={name}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onFocus={() => view.current?.focus()}
        />
      )}
      <div ref={container} />
      <p role="alert" className="text-small text-danger">
        {isTooLong &&
          'This was not put in, as the text would have more than 500,000 characters. A picture is put in by its file.'}
      </p>
      {diagnostics.length > 0 && (
        <div className="mt-4">
          <h2 className="font-semibold">To correct in the text</h2>
          <ul className="mt-2 grid gap-2 text-small">
            {diagnostics.map(({ line = 1, message, fix }) => (
              <li key={`${line} ${message}`} className="flex gap-3">
                <Button
                  variant="link"
                  className="h-fit shrink-0 font-normal!"
                  onClick={withView((view) => goToLine(view, line))}
                >
                  Line {line}
                </Button>
                <span>
                  <DiagnosticText message={message} fix={fix} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {dialog?.what === 'claim' && (
        <Chooser
          kind="claims"
          onChoose={(id) => closeAndUse((view) => insert(view, `{{claim.${id}}}`))}
          onClose={close}
        />
      )}
      {dialog?.what === 'placeholder' && (
        <Chooser
          kind="placeholders"
          onChoose={(placeholder) => closeAndUse((view) => insert(view, placeholder))}
          onClose={close}
        />
      )}
      {dialog?.what === 'link' && (
        <Chooser
          kind="pages"
          onChoose={(path, title) =>
            closeAndUse((view) => insert(view, `[${selected(view) || title}](${path})`))
          }
          onClose={close}
        />
      )}
      {dialog?.what === 'table' && view.current && (
        <EditTable view={view.current} position={dialog.position} onClose={close} />
      )}
      {dialog?.what === 'picture' && (
        <PictureDialog
          chosen={dialog.picture}
          onInsert={(picture, words, caption) =>
            closeAndUse((view) => insertBlock(view, `![${words}](${picture}${caption && ` "${caption}"`})`))
          }
          onClose={close}
        />
      )}
    </section>
  )
}

interface EditTableProps {
  view: EditorView
  position: number | undefined
  onClose: () => void
}

function EditTable({ view, position, onClose }: EditTableProps) {
  const { state } = view
  const written = tableAt(state, position ?? state.selection.main.head)
  return (
    <TableDialog
      table={written ? parseTable(state.sliceDoc(written.from, written.to)) : emptyTable}
      submitLabel={written ? 'Take over' : 'Insert'}
      onSubmit={(table) => {
        onClose()
        if (!written) return insertBlock(view, writeTable(table))
        view.dispatch({
          changes: { ...written, insert: Text.of(writeTable(table).split('\n')) },
          userEvent: 'input',
        })
      }}
      onClose={onClose}
    />
  )
}

interface Tool {
  label: string
  key: string
  hint: string
  use?: (view: EditorView) => void
  what?: OpenDialog['what']
}

const isMac = navigator.platform.startsWith('Mac')
const withHint = (tool: Omit<Tool, 'hint'>): Tool => ({
  ...tool,
  hint: tool.key
    .replace('Mod', isMac ? '⌘' : 'Ctrl')
    .replace('Alt', isMac ? '⌥' : 'Alt')
    .replaceAll('-', isMac ? '' : '+')
    .toUpperCase(),
})

const tools: Tool[] = [
  { label: 'Heading', key: 'Mod-Alt-h', use: heading },
  { label: 'Bold', key: 'Mod-b', use: (view: EditorView) => wrap(view, '**') },
  { label: 'Italic', key: 'Mod-i', use: (view: EditorView) => wrap(view, '*') },
  { label: 'List', key: 'Mod-Alt-l', use: list },
  { label: 'Quote', key: 'Mod-Alt-o', use: quote },
  { label: 'Table', key: 'Mod-Alt-t', what: 'table' as const },
  { label: 'Link', key: 'Mod-k', what: 'link' as const },
  { label: 'Claim', key: 'Mod-Alt-c', what: 'claim' as const },
  { label: 'Placeholder', key: 'Mod-Alt-b', what: 'placeholder' as const },
  { label: 'Picture', key: 'Mod-Alt-p', what: 'picture' as const },
].map(withHint)

const toolsOf = (hasPictures: boolean) => tools.filter(({ what }) => hasPictures || what !== 'picture')

function keyBindings(tools: Tool[], onOpen: (asked: OpenDialog) => void): KeyBinding[] {
  return tools.map(({ key, use, what }) => ({
    key,
    run: (view) => {
      if (use) use(view)
      else if (what) onOpen({ what })
      return true
    },
  }))
}
