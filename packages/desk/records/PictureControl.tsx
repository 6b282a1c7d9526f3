import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { FileDrop } from '../app/FileDrop.tsx'
import { base64Of, request } from '../app/request.ts'
import { ErrorMessage } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'
import { useTask } from '../app/useTask.ts'
import { fileOfPicture, PictureButtons } from './PictureButtons.tsx'

interface PictureControlProps {
  /** Of the file input. */
  control: object
  folder: string
  /** The address of the picture; empty for none. */
  value: string
  isOptional: boolean
  /** Whether pages crop it. */
  isCropped: boolean
  onWrite: (value: string) => void
}

/** Shows a picture, and takes another in its place. */
export function PictureControl({
  control,
  folder,
  value,
  isOptional,
  isCropped,
  onWrite,
}: PictureControlProps) {
  const { run, isRunning, error } = useTask()
  const { data: picture } = useRequest(
    async () => (value ? request('pictures', 'thumbnail', { file: fileOfPicture(value) }) : null),
    value,
  )
  const store = (file: File) =>
    run(async () => {
      const { name } = file
      const picture = { folder: folder as 'people' | 'images', name, base64: await base64Of(file) }
      onWrite((await request('pages', 'addPicture', picture)).address)
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture && (
        <img
          src={picture}
          alt="As it is shown"
          className={clsx(
            'border border-line',
            folder === 'people' ? 'size-16 rounded-full object-cover' : 'max-h-32 max-w-full',
          )}
        />
      )}
      <FileDrop {...control} disabled={isRunning} onFile={store} />
      <PictureButtons folder={folder} value={value} isCropped={isCropped} onChoose={onWrite} />
      {value && isOptional && (
        <Button variant="outline" size="sm" onClick={() => onWrite('')}>
          Remove the picture
        </Button>
      )}
      {error && <ErrorMessage error={error} className="w-full" />}
    </div>
  )
}
