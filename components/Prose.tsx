import { renderMarkdown, type Slots } from '#components/prose/renderMarkdown.tsx'

interface ProseProps {
  /** Markdown, with GitHub's extensions. */
  children: string
  slots?: Slots
}

/** Markdown as an article: the only place where it becomes HTML. Its typography is `renderer/styles/prose.css`. */
export function Prose({ children, slots }: ProseProps) {
  return <div className="prose">{renderMarkdown(children, slots).body}</div>
}
