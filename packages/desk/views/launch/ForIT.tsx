import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type LaunchLine, letterToIT, mailOf } from './letter.ts'

/** What only somebody with a terminal or an account can settle, as it is sent to them. */
export function ForIT({ lines }: { lines: readonly LaunchLine[] }) {
  const [isCopied, setCopied] = useState(false)
  const letter = letterToIT(lines)
  return (
    <>
      <a {...linkTo('/launch')} className="text-link">
        What you can settle yourself
      </a>
      <h2 className="mt-6 text-h3">For IT ({lines.length})</h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">Nothing is left for them.</p>
      ) : (
        <>
          <p className="mt-2 text-muted">
            These lines need a terminal or an account. Send them to whoever runs the site for you.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              variant="outline"
              onClick={() => navigator.clipboard.writeText(letter).then(() => setCopied(true))}
            >
              Copy as text
            </Button>
            <a href={mailOf(letter)} className="text-accent-text underline">
              Write a mail
            </a>
            <span role="status" className="text-small text-muted">
              {isCopied && 'Copied.'}
            </span>
          </div>
          <p className="mt-6 border-y border-line py-4 break-words whitespace-pre-wrap">{letter}</p>
        </>
      )}
    </>
  )
}
