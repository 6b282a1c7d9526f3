import { Button } from '@lintel/kit/ui/Button.tsx'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'

interface UnusedPicturesProps {
  pictures: Extract<ResponseOf<'publish', 'review'>, { state: 'ready' }>['unused']
  onRemoved: (name: string) => void
}

/** They are published all the same, unless they are removed. */
export function UnusedPictures({ pictures, onRemoved }: UnusedPicturesProps) {
  const { run, isRunning, error } = useTask()
  return (
    <section aria-labelledby="unused" className="mt-8 min-w-0">
      <h2 id="unused" className="text-h3">
        {pictures.length === 1
          ? 'A picture that nothing shows'
          : `${pictures.length} pictures that nothing shows`}
      </h2>
      <p className="mt-2 max-w-prose text-small text-muted">
        No text names {pictures.length === 1 ? 'it' : 'them'}, and no visitor sees{' '}
        {pictures.length === 1 ? 'it' : 'them'}. Whoever can read where your site is built from can.
      </p>
      <ul className="mt-3 flex flex-wrap gap-4">
        {pictures.map(({ file, name, picture, isRemovable }) => (
          <li key={file} className="w-40 text-small">
            {picture && <img src={picture} alt="" className="max-h-28 max-w-full border border-line" />}
            <p className="mt-1 break-words">{name}</p>
            {isRemovable && (
              <Button
                size="sm"
                variant="outline"
                className="mt-2"
                disabled={isRunning}
                aria-label={`Remove ${name}`}
                onClick={() =>
                  run(async () => {
                    await request('publish', 'removePicture', { file })
                    onRemoved(name)
                  })
                }
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <ErrorMessage error={error} />}
    </section>
  )
}
