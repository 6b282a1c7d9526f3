import { newsletter } from '@lintel/engine/content/strings.ts'
import { edgeAddress } from '@lintel/rules/edge.ts'
import { useState } from 'react'
import { postToEdge } from '../postToEdge.ts'
import { Button } from '../ui/Button.tsx'

/**
 * The newsletter form: an email input and Subscribe. It is a plain form without script.
 * @param props.place distinguishes the forms on one page
 */
export default function NewsletterForm({ place }: { place: 'footer' | 'blog' }) {
  const [busy, setBusy] = useState(false)
  const [response, setResponse] = useState<NewsletterResponse>()
  const field = `newsletter-${place}`

  async function submit(form: HTMLFormElement) {
    setBusy(true)
    const result = await subscribe(String(new FormData(form).get('email')))
    setBusy(false)
    setResponse(result)
    if (result.accepted) form.reset()
  }

  return (
    <form
      method="post"
      action={edgeAddress('/api/newsletter')}
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit(event.currentTarget)
      }}
    >
      <label htmlFor={field} className="sr-only">
        {newsletter.label}
      </label>
      <div className="flex gap-2">
        <input
          id={field}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
          aria-describedby={`${field}-answer`}
          className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-raised px-3 text-text placeholder:text-muted hover:border-accent-text"
        />
        <Button type="submit" disabled={busy}>
          {newsletter.subscribe}
        </Button>
      </div>
      <p
        id={`${field}-answer`}
        role="status"
        className={response?.accepted === false ? 'text-danger' : 'text-success'}
      >
        {response && <span className="mt-2 block text-small">{response.text}</span>}
      </p>
    </form>
  )
}

interface NewsletterResponse {
  accepted: boolean
  text: string
}

/** Asks the edge to subscribe an address. Never throws; the response describes any failure. */
async function subscribe(email: string): Promise<NewsletterResponse> {
  const response = await postToEdge('/api/newsletter', { email }).catch(() => undefined)
  const { success, message, error } = response?.body ?? {}
  if (success === true && typeof message === 'string') return { accepted: true, text: message }
  return { accepted: false, text: typeof error === 'string' ? error : newsletter.failed }
}
