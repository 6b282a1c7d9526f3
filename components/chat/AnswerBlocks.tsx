// biome-ignore-all lint/suspicious/noArrayIndexKey: an answer never changes, so places are keys.
import type { Block, Link, Part, QuotedLine } from './answer.ts'

/** An answer's blocks as elements. */
export function AnswerBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <AnswerBlock key={index} block={block} />)
}

function AnswerBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      )
    case 'note':
      return (
        <p className="text-muted">
          <Parts parts={block.parts} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc space-y-1.5 pl-5 marker:text-accent-text">
          <Items items={block.items} />
        </ul>
      )
    case 'steps':
      return (
        <ol className="list-decimal space-y-1.5 pl-5 marker:text-accent-text">
          <Items items={block.items} />
        </ol>
      )
    case 'quote':
      return (
        <figure className="space-y-1.5">
          <blockquote className="space-y-1.5 border-l-2 border-line pl-3">
            {block.lines.map((line, index) => (
              <Line key={index} {...line} />
            ))}
          </blockquote>
          <figcaption>
            <AnswerLink {...block.source} />
          </figcaption>
        </figure>
      )
  }
}

function Line({ label, text }: QuotedLine) {
  return (
    <p>
      {label && <span className="block text-muted">{label}</span>}
      {text}
    </p>
  )
}

function Items({ items }: { items: Part[][] }) {
  return items.map((parts, index) => (
    <li key={index}>
      <Parts parts={parts} />
    </li>
  ))
}

function Parts({ parts }: { parts: Part[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <AnswerLink key={index} {...part} />))
}

/** Other sites open in a new tab, so that the conversation stays in view. */
function AnswerLink({ text, href }: Link) {
  const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className="text-link" href={href} {...elsewhere}>
      {text}
    </a>
  )
}
